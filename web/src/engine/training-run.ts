// The view as the engine tells it (src/report/training_run.hpp says what each field holds).

export interface RunResult {
  live: string;
}
