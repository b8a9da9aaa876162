// The site's service worker: everything of one release is kept at the first visit and served from there. The next release
// is fetched whole beside it and takes over when no page of the old one is open any more: never is there a mix. Each file
// must be the very one that was built, or nothing of the release is kept: no error page, no login page of a hotel.

import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';

/** Written by web/build/worker.mjs. A revision is null where the name changes with the content. */
declare const __FILES__: { url: string; revision: string | null; integrity: string }[];

// Options in the address are read by the page, not by the server.
precacheAndRoute(__FILES__, { ignoreURLParametersMatching: [/./], cleanURLs: false });
cleanupOutdatedCaches();
