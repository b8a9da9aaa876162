// The view as the engine tells it (src/report/explorer.hpp says what each field holds).

export interface ExplorerResult {
  live: string;
}
