// In the head of the single file: which language it opens in. That of the address's #place, else the one read last, else
// the first of the browser's that is here, else the first of all.

import { recall } from './choices';

/** Those that are here. */
declare const __LANGUAGES__: readonly string[];

const root = document.documentElement;
const wished = [location.hash.slice(1), recall('language') ?? '', ...navigator.languages];
const primary = (tag: string): string => tag.toLowerCase().replace(/[-_].*/, '');

root.dataset['edition'] = wished.map(primary).find((tag) => __LANGUAGES__.includes(tag)) ?? __LANGUAGES__[0] ?? '';
root.lang = root.dataset['edition'];
