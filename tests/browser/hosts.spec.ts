// The site on the servers that people have, on loopback, with the settings of docs/hosting as they stand there; and on one
// that has none.
import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { expect, Lesson, test as base } from './lesson/lesson-test';

const root = fileURLToPath(new URL('../..', import.meta.url));
const site = process.env['WINGSPAN_SITE'] ?? join(root, 'dist/site');
const fetched = join(root, 'build/tools/web-servers');
const guide = readFileSync(join(root, 'web/docs/hosting.md'), 'utf8');

/** The guide's settings for a server, with the site's folder in place of /srv. */
const settings = (name: string, srv: string): string => new RegExp(`\`\`\`${name}\\n([^]*?)\`\`\``).exec(guide)![1]!.replaceAll('/srv', srv);

/** The program, from the checkout or the system, and the environment that it needs. */
function program(...names: string[]): string {
  const places = [join(fetched, 'usr/sbin'), ...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/sbin'];
  const found = places.flatMap((place) => names.map((name) => join(place, name))).find((file) => existsSync(file));
  if (!found) throw new Error(`${names.join(' or ')} is not here: ./dev test brings it`);
  return found;
}
const libraries = existsSync(join(fetched, 'usr/lib')) ? readdirSync(join(fetched, 'usr/lib')).filter((name) => name.includes('-linux-')).map((name) => join(fetched, 'usr/lib', name)) : [];
const environment = { ...process.env, LD_LIBRARY_PATH: [...libraries, process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':') };
const modulesOf = (name: string): string => [join(fetched, 'usr/lib', name), join('/usr/lib', name), join('/usr/lib64', name)].find((place) => existsSync(place)) ?? '';

interface Kind {
  start(folder: string, port: number): [string, ...string[]];
  /** It sends compressed neighbours. */
  encodes: string | null;
  /** It has the guide's settings. */
  set: boolean;
}

const kinds: Record<string, Kind> = {
  nginx: {
    encodes: 'gzip',
    set: true,
    start: (folder, port) => {
      writeFileSync(join(folder, 'nginx.conf'), `daemon off; pid ${folder}/pid; error_log stderr; events {}
        http { access_log off; client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
        server { listen 127.0.0.1:${port}; ${settings('nginx', `${folder}/srv`)} } }`);
      return [program('nginx'), '-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')];
    },
  },
  apache: {
    encodes: 'br',
    set: true,
    start: (folder, port) => {
      const modules = modulesOf('apache2/modules');
      // What has no file is built in.
      const load = ['mpm_event', 'unixd', 'authz_core', 'alias', 'dir', 'headers', 'mime', 'rewrite']
        .filter((name) => existsSync(`${modules}/mod_${name}.so`))
        .map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`);
      writeFileSync(join(folder, 'types'), 'text/html html\ntext/css css\ntext/plain txt\nimage/svg+xml svg\napplication/json json\n');
      writeFileSync(join(folder, 'apache.conf'), `ServerRoot ${folder}\nServerName localhost\nListen 127.0.0.1:${port}\nPidFile ${folder}/pid\nErrorLog ${folder}/errors
        ${load.join('\n')}\nUser nobody\nGroup nogroup\nTypesConfig ${folder}/types\nDefaultRuntimeDir ${folder}\n${settings('apache', `${folder}/srv`)}`);
      return [program('apache2', 'httpd'), '-D', 'FOREGROUND', '-f', join(folder, 'apache.conf')];
    },
  },
  lighttpd: {
    encodes: null,
    set: true,
    start: (folder, port) => {
      writeFileSync(join(folder, 'lighttpd.conf'), `server.document-root = "${folder}"\nserver.port = ${port}\nserver.bind = "127.0.0.1"\n${settings('lighttpd', `${folder}/srv`)}`);
      return [program('lighttpd'), '-D', '-f', join(folder, 'lighttpd.conf'), '-m', modulesOf('lighttpd')];
    },
  },
  'python3 -m http.server': {
    encodes: null,
    set: false,
    start: (folder, port) => [program('python3'), '-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', join(folder, 'srv')],
  },
};

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => found(port));
    });
  });

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

const ask = (url: string, encoding = 'identity'): Promise<Answer> =>
  new Promise((answered, failed) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part)).on('end', () => answered({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(parts) }));
    }).on('error', failed);
  });

const test = base.extend<{ host: (kind: Kind) => Promise<string> }>({
  host: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'wingspan-host-'));
    let server: ChildProcess | undefined;
    let said = '';
    await use(async (kind) => {
      // Started by root, servers give up its rights: the copy can be read by all.
      chmodSync(folder, 0o755);
      cpSync(site, join(folder, 'srv/wingspan'), { recursive: true, preserveTimestamps: true });
      const port = await freePort();
      const [command, ...args] = kind.start(folder, port);
      server = spawn(command, args, { env: environment, stdio: ['ignore', 'ignore', 'pipe'] });
      server.stderr!.on('data', (text) => (said += String(text)));
      const address = `http://127.0.0.1:${port}/wingspan/`;
      await expect(async () => expect((await ask(address)).status, said).toBe(200)).toPass({ timeout: 15_000 });
      return address;
    });
    if (server?.exitCode === null) {
      const ended = new Promise((end) => server!.once('exit', end));
      server.kill('SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true });
  },
});

const assets = readdirSync(join(site, 'assets'));
const asset = (pattern: RegExp): string => `assets/${assets.find((name) => pattern.test(name))!}`;

for (const [name, kind] of Object.entries(kinds)) {
  test.describe(name, () => {
    test('the exercise runs under a path of its own, and nothing complains', async ({ host, page }) => {
      test.skip(!process.env['WINGSPAN_LONG'] && /apache|lighttpd/.test(name), 'their headers are held below; the page itself: ./dev test --long');
      const lesson = new Lesson(page, await host(kind));
      await lesson.open('de/');
      await lesson.largestIs('14B');
      await lesson.open('embed.html?lang=ro&memory=96');
      await lesson.largestIs('70B');
      expect(lesson.complaints).toEqual([]);
      expect(lesson.strangers).toEqual([]);
    });

    if (!kind.set) return;
    test('types, caches and compressed neighbours are as the guide says', async ({ host }) => {
      const address = await host(kind);
      const script = asset(/^panel-.*\.js$/);
      const types = { 'de/index.html': /^text\/html; ?charset=utf-8$/i, [script]: /^text\/javascript/, [asset(/^engine-.*\.wasm$/)]: /^application\/wasm$/, [asset(/\.woff2$/)]: /^font\/woff2$/, 'manifest.webmanifest': /^application\/manifest\+json/ };
      for (const [file, type] of Object.entries(types)) {
        const { status, headers, body } = await ask(address + file);
        expect([file, status, body.equals(readFileSync(join(site, file)))]).toEqual([file, 200, true]);
        expect(headers['content-type'], file).toMatch(type);
        expect(headers['cache-control'], file).toBe(file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
      }
      if (!kind.encodes) return;
      const { headers, body } = await ask(address + script, 'gzip, br');
      expect(headers['content-encoding']).toBe(kind.encodes);
      expect(headers['content-type']).toMatch(/^text\/javascript/);
      expect((kind.encodes === 'br' ? brotliDecompressSync : gunzipSync)(body).equals(readFileSync(join(site, script)))).toBe(true);
    });
  });
}
