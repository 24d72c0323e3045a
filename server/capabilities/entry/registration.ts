import { hasFeature } from '#config/operators.ts'
import type { Context } from '../../context.ts'
import { playerOf, signedIn } from '../../context.ts'
import type { ConfirmResult, Resolvers } from '../../generated/main.ts'
import { NotAvailable } from '../../graphql/faults.ts'
import { startCustomSession } from '../../identity/custom-tokens.ts'
import { confirmPhone, requestPhoneCode } from '../../identity/phone/verify-phone.ts'
import { beginRegistration } from '../../identity/registration/begin-registration.ts'
import {
  completeByCode,
  completeByLink,
  type Opened
} from '../../identity/registration/complete-registration.ts'
import { resendCode } from '../../identity/registration/resend.ts'
import type { Spent } from '../../identity/verification/spend-verification.ts'
import { deviceFactsOf } from '../session/index.ts'

const askerOf = ({ request: { address, locale } }: Context) => ({ address, language: locale })

const tooMany = (retryAt: Date) => ({ error: { code: 'TOO_MANY_TRIES' as const, retryAt } })

/** Whoever has just proven the address is signed in where that was done. */
async function entered(context: Context, outcome: Spent<Opened>): Promise<ConfirmResult> {
  const { ports, request } = context
  if (outcome.status === 'spent') return { error: { code: 'SPENT' } }
  if (outcome.status === 'wrong') return { error: { code: 'WRONG_CODE' } }
  const device = deviceFactsOf(request.headers, request.address)
  const { playerId } = outcome.value
  const tokens = await startCustomSession(ports, { playerId, device, method: 'REGISTRATION' })
  return { ok: { purpose: 'SignUp', tokens } }
}

function needsPhones({ ports }: Context): void {
  if (!hasFeature(ports.config.operator, 'EnablePhoneVerification')) throw new NotAvailable()
}

/** The lobby's own registration, its codes and links, and the proof of a phone. */
export const resolvers: Resolvers = {
  Mutation: {
    register: async (_root, { input }, context) => {
      const { bankLoginId, ...typed } = input
      const outcome = await beginRegistration(
        context.ports,
        {
          ...typed,
          emailMarketing: typed.emailMarketing ?? false,
          smsMarketing: typed.smsMarketing ?? false
        },
        { ...askerOf(context), bankLoginId: bankLoginId ?? undefined }
      )
      switch (outcome.status) {
        case 'begun':
          return { ok: outcome.verification }
        case 'refused':
          return { error: { code: outcome.refusal.code, fields: [...outcome.refusal.fields] } }
        case 'bankLoginExpired':
          return { error: { code: 'BANK_LOGIN_EXPIRED', fields: [] } }
        case 'tooMany':
          return { error: { ...tooMany(outcome.until).error, fields: [] } }
        default:
          return outcome satisfies never
      }
    },

    resendCode: async (_root, { email }, context) => {
      const outcome = await resendCode(context.ports, email, askerOf(context))
      if (outcome.status === 'tooMany') return tooMany(outcome.until)
      if (outcome.status === 'invalidRecipient') return { error: { code: 'INVALID_RECIPIENT' } }
      return { ok: outcome.verification }
    },

    confirmCode: async (_root, { verificationId, code }, context) =>
      entered(context, await completeByCode(context.ports, { id: verificationId, code })),

    confirmLink: async (_root, { token }, context) =>
      entered(context, await completeByLink(context.ports, token)),

    requestPhoneCode: async (_root, { phoneNumber }, context) => {
      const player = playerOf(context)
      needsPhones(context)
      const outcome = await requestPhoneCode(context.ports, phoneNumber, {
        ...askerOf(context),
        player
      })
      if (outcome.status === 'tooMany') return tooMany(outcome.until)
      if (outcome.status === 'invalidRecipient') return { error: { code: 'INVALID_RECIPIENT' } }
      return { ok: outcome.verification }
    },

    confirmPhone: async (_root, { verificationId: id, code }, context) => {
      const { playerId } = signedIn(context)
      needsPhones(context)
      const outcome = await confirmPhone(context.ports, { id, code, playerId })
      if (outcome.status === 'spent') return { error: { code: 'SPENT' } }
      if (outcome.status === 'wrong') return { error: { code: 'WRONG_CODE' } }
      return { ok: { phoneNumber: outcome.value.phone_number ?? '' } }
    }
  }
}
