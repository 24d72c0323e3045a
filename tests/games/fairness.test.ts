import { createCipheriv, createHash, createHmac } from 'node:crypto'

import { describe, expect, test } from 'vitest'

import { commitmentOf, decideBy } from '#engine/fairness/seeds.ts'

const SERVER = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff'
const CLIENT = 'a word of the player'

describe('a commitment', () => {
  test('is the SHA-256 of the bytes of the seed', async () => {
    expect(await commitmentOf(SERVER)).toBe(
      createHash('sha256').update(Buffer.from(SERVER, 'hex')).digest('hex')
    )
  })

  test.each(['', 'f', 'xyz', 'FF'])('of %j is refused: it is no seed', async seed => {
    await expect(commitmentOf(seed)).rejects.toThrow(RangeError)
  })
})

describe('two seeds', () => {
  test('decide what anybody can work out again with another library', async () => {
    const key = createHmac('sha256', Buffer.from(SERVER, 'hex')).update(CLIENT).digest()
    const stream = createCipheriv('aes-256-ctr', key, Buffer.alloc(16)).update(Buffer.alloc(40))
    const words = Array.from({ length: 10 }, (_, index) => stream.readUInt32LE(index * 4))
    const drawn = await decideBy({ server: SERVER, client: CLIENT }, draw =>
      words.map(() => draw(2 ** 32))
    )
    expect(drawn).toEqual(words)
  })

  test('decide the same again, and differently when either is another', async () => {
    const numbers = (server: string, client: string) =>
      decideBy({ server, client }, draw => Array.from({ length: 20 }, () => draw(1000)))
    const first = await numbers(SERVER, CLIENT)
    expect(await numbers(SERVER, CLIENT)).toEqual(first)
    expect(await numbers(SERVER, `${CLIENT}!`)).not.toEqual(first)
    expect(await numbers(SERVER.replace('0', '1'), CLIENT)).not.toEqual(first)
  })

  test('last for a round that draws more than was made ready', async () => {
    const long = await decideBy({ server: SERVER, client: CLIENT }, draw =>
      Array.from({ length: 5000 }, () => draw(37))
    )
    const short = await decideBy({ server: SERVER, client: CLIENT }, draw =>
      Array.from({ length: 100 }, () => draw(37))
    )
    expect(long.slice(0, 100)).toEqual(short)
  })

  test('let an error of the game through', async () => {
    await expect(
      decideBy({ server: SERVER, client: CLIENT }, () => {
        throw new Error('no such model')
      })
    ).rejects.toThrow('no such model')
  })
})
