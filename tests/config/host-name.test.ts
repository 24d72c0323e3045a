import { expect, test } from 'vitest'
import { brandHost } from '#config/host-name.ts'

test.each([
  ['lobby.example.com', 'example.com'],
  ['www.example.com', 'example.com'],
  ['proxy.example.com', 'example.com'],
  ['LOBBY.example.com', 'example.com'],
  ['other.example.com', 'other.example.com'],
  ['example.com', 'example.com'],
  ['lobbyexample.com', 'lobbyexample.com'],
  ['lobby.casino.localhost:4321', 'casino.localhost:4321'],
  ['lobby.', 'lobby.']
])('the brand’s host of %s is %s [SITE-10]', (host, brand) => {
  expect(brandHost(host)).toBe(brand)
})
