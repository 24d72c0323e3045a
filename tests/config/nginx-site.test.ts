import { describe, expect, test } from 'vitest'

import { type NginxPlace, nginxPlatform, nginxSite, PLATFORM_PATHS } from '#config/nginx-site.ts'

const PLACE: NginxPlace = {
  folder: '/etc/nginx/house',
  root: '/srv/house',
  listen: '443 ssl',
  platform: ['10.0.0.1:4321', '10.0.0.2:4321'],
  log: '/var/log/house.log',
  proxies: [],
  hasSandbox: false
}

const conf = nginxSite(PLACE, ['https://games.example', 'https://sports.example'])
const [plain = '', site = '', other = ''] = conf.split(/^server \{$/m).slice(1)

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
    expect(site).toContain('location @lobby_down')
  })
})

test('other origins have a server of their own, whose addresses are not written down', () => {
  expect(other).toContain('server_name games.example sports.example;')
  expect(other).toContain('access_log off;')
  expect(nginxSite(PLACE, []).match(/^server \{$/gm)).toHaveLength(2)
})

test('all processes are asked, and one that does not answer is left alone for a while', () => {
  for (const address of PLACE.platform)
    expect(conf).toContain(`server ${address} max_fails=1 fail_timeout=2s;`)
})

test('a usual nginx.conf can include it: what files are is said within each server that has files', () => {
  const before = conf.slice(0, conf.indexOf('server {'))
  expect(before).not.toMatch(/^(types|default_type)\b/m)
  expect(site).toContain('  types {')
  expect(site).toContain('  default_type application/octet-stream;')
})

test('hosts in front are believed of who asks only where they are named', () => {
  expect(conf).not.toContain('real_ip')
  const behind = nginxSite({ ...PLACE, proxies: ['10.0.0.0/8', '192.0.2.7'] }, [
    'https://games.example'
  ])
  // Who comes without TLS is only sent on.
  const servers = behind
    .split(/^server \{$/m)
    .slice(1)
    .filter(each => !each.includes('return 301 https'))
  expect(servers).toHaveLength(2)
  for (const server of servers)
    for (const row of [
      'set_real_ip_from 10.0.0.0/8;',
      'set_real_ip_from 192.0.2.7;',
      'real_ip_header X-Forwarded-For;',
      'real_ip_recursive on;'
    ])
      expect(server).toContain(`  ${row}`)
})

test('what a visitor claims of the address that they come from is not passed on', () => {
  expect(nginxPlatform()).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
})

test('what stands in a query is written to no log', () => {
  const [format = ''] = /log_format lobby .*;/.exec(conf) ?? []
  expect(format).toContain('$uri')
  expect(format).not.toMatch(/\$(?:request|request_uri|args|query_string|is_args|http_\w+)\b/)
  for (const server of [plain, site])
    expect(server.match(/access_log .*;/g)).toEqual(['access_log /var/log/house.log lobby;'])
  expect(other.match(/access_log .*;/g)).toEqual(['access_log off;'])
})

describe('without TLS', () => {
  test('pages lead to themselves over it, and what programs ask is refused', () => {
    expect(plain).toContain('listen 80;')
    expect(plain).toContain('return 301 https://$host$request_uri;')
    for (const path of PLATFORM_PATHS) {
      const place = `location ${path.endsWith('/') ? '^~' : '='} ${path} {`
      expect(plain.split(place)[1]?.trim()).toMatch(/^return 403;/)
    }
  })

  test('a host that another one in front has ended it for leads nobody on', () => {
    expect(nginxSite({ ...PLACE, listen: '8080' }, [])).not.toContain('return 301 https')
  })
})

test('no older TLS than 1.2 is spoken, and no cipher without forward secrecy', () => {
  for (const server of [site, other]) {
    expect(server).toContain('ssl_protocols TLSv1.2 TLSv1.3;')
    const ciphers = /ssl_ciphers (\S+);/.exec(server)?.[1]?.split(':') ?? []
    expect(ciphers.length).toBeGreaterThan(3)
    for (const cipher of ciphers) expect(cipher).toMatch(/^ECDHE-.*(?:GCM|CHACHA20)/)
  }
})
