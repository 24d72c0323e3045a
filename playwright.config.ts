import { defineConfig } from '@playwright/test'

const path = process.env['CHROMIUM_PATH']

/**
 * Parts of the browser that no page has to do with. The last two give each window the pop-ups of its
 * address bar, a page and a process of their own, which is a tenth of what a test takes. Of a switch
 * that stands twice the last one counts, so the others are what Playwright switches off itself.
 */
const SWITCHED_OFF = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup'
]

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'reports/browser',
  fullyParallel: false,
  // Each opens a house of its own, so that two do not meet.
  workers: 2,
  retries: 0,
  // Only a test that fails waits so long: how long the machine takes proves nothing.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    trace: 'off',
    launchOptions: {
      ...(path ? { executablePath: path } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        `--disable-features=${SWITCHED_OFF.join(',')}`
      ]
    }
  }
})
