import { COUNTRY_CODES, countryOf } from '#config/countries.ts'
import { CURRENCY_CODES, isCurrency } from '#config/currencies.ts'
import { isLocale, LOCALE_CODES } from '#config/locales.ts'
import { createPlayer } from '../../capabilities/player/index.ts'
import { hashPassword } from '../../identity/passwords.ts'
import type { Random } from '../../random.ts'
import { platformControl } from '../control.ts'
import { SandboxRefusal } from '../refusal.ts'
import { object, TEXT } from '../schemas.ts'

const NAMES = ['Aino', 'Bruno', 'Chidi', 'Daria', 'Elias', 'Freya', 'Gita', 'Hugo', 'Ines', 'Jun']

export const newPlayer = platformControl({
  id: 'newPlayer',
  method: 'POST',
  path: '/players',
  summary: 'Makes a player as registration does, and answers with the name and the password.',
  fields: {
    country: {
      type: 'choice',
      options: COUNTRY_CODES,
      default: 'FI',
      description: 'Where the player lives'
    },
    currency: {
      type: 'choice',
      options: CURRENCY_CODES,
      optional: true,
      description: 'Of the wallet; the country’s own if not given'
    },
    language: {
      type: 'choice',
      options: LOCALE_CODES,
      optional: true,
      description: 'The country’s own if not given'
    },
    kycStatus: {
      type: 'choice',
      options: ['Done', 'NotRequired', 'Required'],
      optional: true,
      description: 'What the licence asks of a new player if not given'
    },
    nationalId: {
      type: 'string',
      maxLength: 40,
      optional: true,
      description: 'By which a bank’s word finds the player, once the identity is checked'
    }
  },
  answer: object({ playerId: TEXT, email: TEXT, password: TEXT, country: TEXT, currency: TEXT }),
  run: async (ports, { country, currency, language, kycStatus, nationalId }) => {
    const { random, clock, config, db } = ports
    const mark = letters(random, 6)
    const password = `play-${letters(random, 8)}`
    const passwordHash = await hashPassword(password)
    const firstName = NAMES[random.integer(NAMES.length)] ?? 'Aino'
    const player = await db.transaction(tx =>
      createPlayer(tx, {
        id: random.uuid(),
        createdAt: clock.now(),
        house: config,
        email: `${firstName.toLowerCase()}-${mark}@player.example`,
        emailVerified: true,
        passwordHash,
        firstName,
        lastName: `Player ${mark}`,
        dateOfBirth: '1990-05-17',
        country,
        language: isLocale(language) ? language : countryOf(country).locale,
        ...(isCurrency(currency) && { currency }),
        ...(kycStatus && { kycStatus }),
        ssn: nationalId ?? null
      })
    )
    if (!player) throw new SandboxRefusal(409, 'ADDRESS_TAKEN')
    return {
      playerId: player.id,
      email: player.email,
      password,
      country: player.country,
      currency: player.currency
    }
  }
})

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

const letters = ({ integer }: Random, length: number): string =>
  Array.from({ length }, () => LETTERS[integer(LETTERS.length)]).join('')
