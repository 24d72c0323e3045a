import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'

import { banner } from '#server/banner.ts'
import { readConfig } from '#server/config.ts'

const OUT_THERE = {
  LOBBY_PUBLIC_URL: 'https://casino.example',
  LOBBY_GAMES_URL: 'https://games.casino.example',
  LOBBY_JACKPOTS_URL: 'https://jackpots.casino.example',
  LOBBY_ENGAGEMENT_URL: 'https://engagement.casino.example',
  LOBBY_IDENTITY_URL: 'https://identity.casino.example',
  LOBBY_SPORTS_URL: 'https://sports.casino.example',
  LOBBY_PAYMENTS_URL: 'https://pay.casino.example',
  LOBBY_PIQ_URL: 'https://piq.casino.example',
  LOBBY_TRUSTLY_URL: 'https://trustly.casino.example',
  LOBBY_ZIMPLER_URL: 'https://zimpler.casino.example',
  LOBBY_FINSHARK_URL: 'https://finshark.casino.example',
  LOBBY_KROFORT_URL: 'https://krofort.casino.example'
}

function told(environment: Readonly<Record<string, string>>): string {
  const data = mkdtempSync(join(tmpdir(), 'lobby-test-'))
  onTestFinished(() => rmSync(data, { recursive: true, force: true }))
  return banner(readConfig({ LOBBY_DATA: data, LOBBY_SPORTS_WORLD: '1', ...environment }))
}

describe('what a start tells', () => {
  test('names the addresses that players of a public house could not reach', () => {
    const { LOBBY_PIQ_URL: _, ...others } = OUT_THERE
    const given = { ...others, LOBBY_GAMES_URL: 'http://127.0.0.1:9000' }
    expect(told(given)).toContain('only this machine can: LOBBY_GAMES_URL, LOBBY_PIQ_URL')
  })

  test('has nothing to say of a house all of whose addresses are out there', () => {
    expect(told(OUT_THERE)).not.toContain('only this machine')
  })

  test('has nothing to say of a house on a loopback address, or of a sandbox', () => {
    expect(told({})).not.toContain('only this machine')
    const sandbox = { LOBBY_SANDBOX: '1', LOBBY_PUBLIC_URL: 'https://casino.example' }
    expect(told(sandbox)).not.toContain('only this machine')
  })

  test('counts no live prices where the house follows no feed', () => {
    const { LOBBY_SPORTS_URL: _, ...others } = OUT_THERE
    expect(told({ ...others, LOBBY_SPORTS_WORLD: '0' })).not.toContain('only this machine')
    expect(told(others)).toContain('only this machine can: LOBBY_SPORTS_URL')
  })
})
