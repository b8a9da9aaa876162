// Serves the host page, the bundled mount and the built module on a free port, under the strictest policy that is promised.
import { createServer, type Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

const policy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; img-src 'self' data:; font-src 'self'";

export interface GuestServer {
  readonly address: string;
  /** Answers the next requests for a file in another way, or as always again (null). */
  answer(file: string, as: { status?: number; type?: string | null; body?: string } | null): void;
  close(): Promise<void>;
}

/** `tests`: the folder tests/browser. */
export async function startGuestServer(tests: string): Promise<GuestServer> {
  const here = join(tests, 'guest');
  // Where panel.mjs and panel.wasm lie.
  const panel = process.env['WINGSPAN_PANEL_DIR'] ?? join(tests, '../../build/web-release/bin');
  const bundled = await build({
    entryPoints: [join(here, 'page.ts')],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  const script = bundled.outputFiles[0]?.contents ?? new Uint8Array();
  const files: Record<string, { type: string; read: () => Promise<Uint8Array> }> = {
    '/': { type: 'text/html; charset=utf-8', read: () => readFile(join(here, 'host.html')) },
    '/host.css': { type: 'text/css', read: () => readFile(join(here, 'host.css')) },
    '/host.js': { type: 'text/javascript', read: async () => script },
    '/panel.mjs': { type: 'text/javascript', read: () => readFile(join(panel, 'panel.mjs')) },
    '/panel.wasm': { type: 'application/wasm', read: () => readFile(join(panel, 'panel.wasm')) },
  };
  const otherwise = new Map<string, { status?: number; type?: string | null; body?: string }>();
  const server: Server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname;
    const file = files[path];
    const other = otherwise.get(path);
    const type = other?.type === undefined ? file?.type : other.type;
    response.setHeader('Content-Security-Policy', policy);
    if (type) response.setHeader('Content-Type', type);
    response.statusCode = file ? (other?.status ?? 200) : 404;
    response.end(file ? (other?.body ?? (await file.read())) : '');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the server has no port');
  return {
    address: `http://127.0.0.1:${address.port}/`,
    answer: (file, as) => void (as ? otherwise.set(`/${file}`, as) : otherwise.delete(`/${file}`)),
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
