import { describe, expect, test } from 'vitest'

import { type NginxPlace, nginxPlatform, nginxSite, PLATFORM_PATHS } from '#config/nginx-site.ts'

const PLACE: NginxPlace = {
  folder: '/etc/nginx/house',
  root: '/srv/house',
  listen: '443 ssl',
  platform: ['10.0.0.1:4321', '10.0.0.2:4321'],
  hasSandbox: false
}

const conf = nginxSite(PLACE, ['https://games.example', 'https://sports.example'])
const [site = '', other = ''] = conf.split(/^server \{$/m).slice(1)

describe('the server of the site', () => {
  test('passes on what the platform answers, exactly or with all below it', () => {
    for (const path of PLATFORM_PATHS)
      expect(site).toContain(`location ${path.endsWith('/') ? '^~' : '='} ${path} {`)
    expect(site).not.toContain('/sandbox/')
    expect(nginxSite({ ...PLACE, hasSandbox: true }, [])).toContain('location ^~ /sandbox/ {')
  })

  test('takes documents of ten megabytes, and nothing else that is large', () => {
    expect(site.match(/client_max_body_size \w+/g)).toEqual([
      'client_max_body_size 64k',
      'client_max_body_size 11m'
    ])
  })

  test('gives the headers of pages to answers that nginx makes up itself', () => {
    const before = site.slice(0, site.indexOf('  location '))
    expect(before).toContain('include /etc/nginx/house/lobby-headers.conf;')
    expect(before).toContain('add_header Cache-Control $lobby_kept always;')
    for (const name of ['@lobby_down', '@lobby_large'])
      expect(site).toMatch(
        new RegExp(`location ${name} \\{\\s+include /etc/nginx/house/lobby-headers.conf;`)
      )
    expect(nginxPlatform()).toContain('error_page 413 @lobby_large;')
  })

  test('leads from a path without its slash with the headers of pages', () => {
    for (const path of PLATFORM_PATHS.filter(path => path.endsWith('/')))
      expect(site).toContain(`location = ${path.slice(0, -1)} {`)
  })

  test('tells caches that a text may be compressed or not', () => {
    expect(site).toContain('gzip_vary on;')
  })
})

test('other origins have a server of their own, whose addresses are not written down', () => {
  expect(other).toContain('server_name games.example sports.example;')
  expect(other).toContain('access_log off;')
  expect(nginxSite(PLACE, []).match(/^server \{$/gm)).toHaveLength(1)
})

test('all processes are asked, and one that does not answer is left alone for a while', () => {
  for (const address of PLACE.platform)
    expect(conf).toContain(`server ${address} max_fails=1 fail_timeout=2s;`)
})

test('what a visitor claims of the address that they come from is not passed on', () => {
  expect(nginxPlatform()).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
})
