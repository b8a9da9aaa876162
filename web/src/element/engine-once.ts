// One engine for all elements of the page. After a failure the next element tries again.

import { loadEngine, type Engine } from '../engine/engine';
import { asset } from './assets';

let loading: Promise<Engine> | null = null;

export function engineOnce(): Promise<Engine> {
  loading ??= loadEngine(asset('engine')).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
