import { defineConfig } from '@playwright/test';
import { chromiumArguments, chromiumPath } from './helpers/chromium.ts';

export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results/e2e',
  globalSetup: './helpers/start-demo.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // For a busy machine: what hangs is found all the same.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: process.env.ORIGIN,
    locale: 'en-US',
    // What it keeps is offline.spec.ts's; elsewhere, whatever a test intercepts would go by it.
    serviceWorkers: 'block',
    // A trace of each test costs as much again; `--trace retain-on-failure` has it when it is wanted.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromiumPath(), args: chromiumArguments },
  },
});
