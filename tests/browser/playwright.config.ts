// Every browser spec runs in the distribution's Chromium, with WebGL 2 in software: nothing is downloaded, and machines
// without a GPU see what others see. CTest runs one spec file per test and says by CHROMIUM where the browser is.
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  outputDir: '../../build/browser-results/all',
  workers: 1,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 20_000 }, // two cores that also draw WebGL in software
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--enable-unsafe-swiftshader',
        '--use-angle=swiftshader',
      ],
    },
  },
});
