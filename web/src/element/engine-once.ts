// One engine for all elements of the page: engine.wasm, or views.wasm where one of them shows more than the exercise.
// After a failure the next element tries again.

import { loadEngine, type Engine } from '../engine/engine';
import { engineSource } from './assets';

const loading = new Map<'engine' | 'views', Promise<Engine>>();

/** @param all for every view; else the exercise's is enough, though the other serves it too */
export function engineOnce(all: boolean): Promise<Engine> {
  const name = all || loading.has('views') ? 'views' : 'engine';
  const known = loading.get(name);
  if (known) return known;
  const fresh = Promise.resolve(engineSource(name)).then(loadEngine).catch((error: unknown) => {
    loading.delete(name);
    throw error;
  });
  loading.set(name, fresh);
  return fresh;
}
