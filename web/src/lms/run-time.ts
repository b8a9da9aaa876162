// A learning platform's SCORM interface, 1.2 or 2004, as one. What the platform refuses or throws is `false` or empty:
// the lesson goes on without it. Silent, and never an exception: frames of other origins cannot even be asked.

export type Version = '1.2' | '2004';

type Api = Readonly<Record<string, (...values: string[]) => unknown>>;

const names = {
  '1.2': { object: 'API', begin: 'LMSInitialize', read: 'LMSGetValue', write: 'LMSSetValue', commit: 'LMSCommit', end: 'LMSFinish' },
  '2004': { object: 'API_1484_11', begin: 'Initialize', read: 'GetValue', write: 'SetValue', commit: 'Commit', end: 'Terminate' },
} as const;

/** What the lesson reads and writes, in the words of each version. */
const elements = {
  '1.2': {
    state: 'cmi.suspend_data', exit: 'cmi.core.exit', time: 'cmi.core.session_time', status: 'cmi.core.lesson_status', mode: 'cmi.core.lesson_mode',
    language: 'cmi.student_preference.language', score: 'cmi.core.score.raw', least: 'cmi.core.score.min', most: 'cmi.core.score.max',
  },
  '2004': {
    state: 'cmi.suspend_data', exit: 'cmi.exit', time: 'cmi.session_time', status: 'cmi.completion_status', mode: 'cmi.mode',
    language: 'cmi.learner_preference.language', score: 'cmi.score.raw', least: 'cmi.score.min', most: 'cmi.score.max',
  },
} as const;

export type Element = keyof (typeof elements)['1.2'];

/** Frames above a page, and those above the window that opened it. */
const farthest = 16;

function* windowsAbove(from: Window): Generator<Window> {
  let place = from;
  for (let steps = 0; steps < farthest; steps += 1) {
    yield place;
    if (place.parent === place) return;
    place = place.parent;
  }
}

function* everyWindow(from: Window): Generator<Window> {
  yield* windowsAbove(from);
  const opener = from.top?.opener as Window | null | undefined;
  if (opener) yield* windowsAbove(opener);
}

function find(from: Window, version: Version): Api | null {
  try {
    for (const place of everyWindow(from)) {
      try {
        const api = (place as unknown as Record<string, Api | undefined>)[names[version].object];
        if (api && typeof api === 'object') return api;
      } catch {
        // of another origin: the one above may be ours again
      }
    }
  } catch {
    // a sandbox that hides even the way up
  }
  return null;
}

export class RunTime {
  #ended = false;

  private constructor(
    readonly version: Version,
    private readonly api: Api,
  ) {}

  /** Null where there is no platform, or none that lets the lesson begin. */
  static begin(from: Window, preferred: Version): RunTime | null {
    const versions: Version[] = preferred === '1.2' ? ['1.2', '2004'] : ['2004', '1.2'];
    for (const version of versions) {
      const api = find(from, version);
      if (!api) continue;
      const runTime = new RunTime(version, api);
      if (runTime.#done(names[version].begin, '')) return runTime;
    }
    return null;
  }

  read(element: Element): string {
    const value = this.#call(names[this.version].read, elements[this.version][element]);
    return typeof value === 'string' ? value : '';
  }

  /** @returns whether the platform took it */
  write(element: Element, value: string): boolean {
    return this.#done(names[this.version].write, elements[this.version][element], value);
  }

  /** 0 to 1; both versions also take it in hundredths. */
  writeScore(share: number): void {
    this.write('score', String(Math.round(share * 100)));
    this.write('least', '0');
    this.write('most', '100');
    if (this.version === '2004') this.#done(names['2004'].write, 'cmi.score.scaled', String(Math.round(share * 100) / 100));
  }

  commit(): boolean {
    return this.#done(names[this.version].commit, '');
  }

  /** Once; whatever comes later goes nowhere. */
  end(): void {
    if (this.#ended) return;
    this.commit();
    this.#call(names[this.version].end, '');
    this.#ended = true;
  }

  #done(name: string, ...values: string[]): boolean {
    return String(this.#call(name, ...values)) === 'true';
  }

  #call(name: string, ...values: string[]): unknown {
    if (this.#ended) return undefined;
    try {
      // As a method: some platforms ask for `this`.
      return this.api[name]?.(...values);
    } catch {
      return undefined;
    }
  }
}

/** A time span as the version writes it: 0001:02:03.40, PT3723.4S. */
export function timeSpan(version: Version, ms: number): string {
  const seconds = Math.max(0, ms) / 1000;
  if (version === '2004') return `PT${seconds.toFixed(1)}S`;
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0');
  const rest = (seconds % 60).toFixed(2).padStart(5, '0');
  return `${String(Math.floor(seconds / 3600)).padStart(4, '0')}:${two((seconds / 60) % 60)}:${rest}`;
}
