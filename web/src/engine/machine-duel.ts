// The view as the engine tells it (src/report/machine_duel.hpp says what each field holds).

export interface DuelResult {
  live: string;
}
