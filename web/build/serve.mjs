// Serves a folder of static files, for ./dev serve and for the browser tests. Node's standard library only.
//
//   node web/build/serve.mjs [--root dist/site] [--port 8080] [--host 127.0.0.1] [--base /]
//                            [--csp POLICY] [--cors] [--untyped .wasm]
//
// Prints its address when it answers; ends on Ctrl-C. Exit 2 on bad arguments or a port that is taken.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';

const types = {
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.zip': 'application/zip',
};

const encodings = [['br', '.br'], ['gzip', '.gz']];

async function fileAt(name) {
  const found = await stat(name).catch(() => null);
  return found?.isFile() ? found : null;
}

// The precompressed neighbour that the client takes, or the file itself. A neighbour older than its file is stale.
async function variant(name, plain, accepted) {
  for (const [encoding, suffix] of encodings) {
    if (!accepted.includes(encoding)) continue;
    const found = await fileAt(name + suffix);
    if (found && found.mtimeMs >= plain.mtimeMs) return { name: name + suffix, size: found.size, encoding };
  }
  return { name, size: plain.size, encoding: null };
}

function send(response, status, headers, text) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers });
  response.end(text);
}

async function answer(request, response, o) {
  const headers = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' };
  if (o.csp) headers['content-security-policy'] = o.csp;
  if (o.cors) headers['access-control-allow-origin'] = '*';
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return send(response, 405, { ...headers, allow: 'GET, HEAD' }, 'method not allowed\n');
  }

  let pathname;
  const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '';
  try {
    pathname = decodeURIComponent(request.url.slice(0, request.url.length - query.length));
  } catch {
    return send(response, 400, headers, 'bad address\n');
  }
  if (`${pathname}/` === o.base) return send(response, 301, { ...headers, location: o.base + query }, '');
  if (!pathname.startsWith(o.base) || pathname.includes('\0')) return send(response, 404, headers, 'not found\n');

  const inside = path.join(o.root, pathname.slice(o.base.length));
  if (inside !== o.root && !inside.startsWith(o.root + path.sep)) return send(response, 404, headers, 'not found\n');
  const name = pathname.endsWith('/') ? path.join(inside, 'index.html') : inside;
  const plain = await fileAt(name);
  if (!plain) {
    if (await fileAt(path.join(inside, 'index.html'))) {
      return send(response, 301, { ...headers, location: encodeURI(pathname) + '/' + query }, '');
    }
    return send(response, 404, headers, 'not found\n');
  }

  const etag = `"${plain.size.toString(36)}-${Math.round(plain.mtimeMs).toString(36)}"`;
  headers.etag = etag;
  headers.vary = 'accept-encoding';
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers);
    return response.end();
  }
  const extension = path.extname(name);
  if (o.untyped.includes(extension)) delete headers['x-content-type-options'];
  else headers['content-type'] = types[extension] ?? 'application/octet-stream';
  const accepted = (request.headers['accept-encoding'] ?? '').split(',').map((part) => part.trim().split(';')[0]);
  const chosen = await variant(name, plain, accepted);
  if (chosen.encoding) headers['content-encoding'] = chosen.encoding;
  headers['content-length'] = chosen.size;
  response.writeHead(200, headers);
  if (request.method === 'HEAD') return response.end();
  createReadStream(chosen.name).on('error', () => response.destroy()).pipe(response);
}

/**
 * @param {string} root folder to serve
 * @param {object} [options]
 * @param {number} [options.port] 0 (default): any free one
 * @param {string} [options.host] default 127.0.0.1
 * @param {string} [options.base] path under which the folder appears, with slashes at both ends; default '/'
 * @param {string} [options.csp] Content-Security-Policy for every answer
 * @param {boolean} [options.cors] allow every origin to read
 * @param {string[]} [options.untyped] extensions served without a content type, as misconfigured hosts do
 * @returns {Promise<{url: string, close: () => Promise<void>}>} rejects with the error of listen()
 */
export function serve(root, { port = 0, host = '127.0.0.1', base = '/', csp, cors = false, untyped = [] } = {}) {
  const o = { root: path.resolve(root), base, csp, cors, untyped };
  const server = createServer((request, response) => {
    answer(request, response, o).catch(() => (response.headersSent ? response.destroy() : send(response, 500, {}, 'error\n')));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      resolve({
        url: `http://${host}:${server.address().port}${base}`,
        close: () => new Promise((closed) => { server.close(closed); server.closeAllConnections(); }),
      });
    });
  });
}

function refuse(message) {
  console.error(`serve: ${message}`);
  process.exit(2);
}

async function main() {
  let values;
  try {
    ({ values } = parseArgs({
      options: {
        root: { type: 'string', default: fileURLToPath(new URL('../../dist/site', import.meta.url)) },
        port: { type: 'string' },
        host: { type: 'string', default: '127.0.0.1' },
        base: { type: 'string', default: '/' },
        csp: { type: 'string' },
        cors: { type: 'boolean', default: false },
        untyped: { type: 'string', multiple: true, default: [] },
      },
    }));
  } catch (error) {
    refuse(error.message);
  }
  const { root, port, ...options } = values;
  if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) <= 65535)) refuse(`--port ${port}: a number from 0 to 65535`);
  if (!/^\/(.*\/)?$/.test(options.base)) refuse(`--base ${options.base}: must start and end with a slash`);
  if (!(await stat(root).catch(() => null))?.isDirectory()) refuse(`${root} is no folder; build first`);

  // A wanted port must be had; the usual one may be busy.
  const tries = port === undefined ? [8080, 0] : [Number(port)];
  let server;
  for (const candidate of tries) {
    try {
      server = await serve(root, { ...options, port: candidate });
      break;
    } catch (error) {
      if (candidate === tries.at(-1)) refuse(`port ${candidate}: ${error.code === 'EADDRINUSE' ? 'already in use' : error.message}`);
    }
  }
  console.log(`Wingspan: ${server.url}  (Ctrl-C ends it)`);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, async () => {
      await server.close();
      process.exit(0);
    });
  }
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) await main();
