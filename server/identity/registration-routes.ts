import type { FastifyInstance, FastifyReply } from 'fastify'

import { jurisdictionOf } from '#config/jurisdiction.ts'
import { hasFeature } from '#config/operators.ts'
import { needsPriorConsent } from '#config/prior-consent.ts'
import { type RegistrationForm, withoutBank } from '#config/registration-forms.ts'
import type { Ports } from '../ports.ts'
import type { Form } from './forms.ts'
import { entered, type Interactions, show, slowDown, type Visit, whenOf } from './interaction.ts'
import { lastMessageTo } from './outbox.ts'
import { codePage } from './pages/code-page.ts'
import { registerPage } from './pages/register-page.ts'
import { beginRegistration } from './registration/begin-registration.ts'
import { completeByCode } from './registration/complete-registration.ts'
import { registrationOf } from './registration/of-interaction.ts'
import type { RegistrationRefused } from './registration/registration.ts'
import { resendCode } from './registration/resend.ts'

/** The realm's pages that open an account: the form, the code, and what may go wrong. */
export function registerRegistrationPages(
  scope: FastifyInstance,
  ports: Ports,
  { visit, finish }: Interactions
): void {
  scope.get(
    '/interaction/:uid/register',
    visit(given => showRegister(ports, given))
  )

  scope.post(
    '/interaction/:uid/register',
    visit(async given => {
      const { interaction, around, action, reply, request, form } = given
      const kind = formIn(ports, form['country'])
      // The country was changed: its own form is shown first, and nothing is refused yet.
      if (form['show'] !== undefined || (form['form'] ?? kind) !== kind)
        return await showForm(given, { values: form, kind })
      const outcome = await beginRegistration(
        ports,
        {
          ...form,
          form: kind,
          termsAccepted: form['terms'] === 'on',
          emailMarketing: form['emailMarketing'] === 'on',
          smsMarketing: form['smsMarketing'] === 'on'
        },
        { language: around.locale, address: request.ip, interactionId: interaction.uid }
      )
      if (outcome.status === 'begun') return await reply.redirect(`${action}/code`, 303)
      const shown = { values: form, kind }
      if (outcome.status === 'refused')
        return await showForm(given, { ...shown, refusal: outcome.refusal })
      const error = outcome.status === 'tooMany' ? slowDown(ports, given, outcome.until) : undefined
      return await showForm(given, { ...shown, error, status: 429 })
    })
  )

  scope.get(
    '/interaction/:uid/code',
    visit(given => showCode(ports, given))
  )
  scope.post(
    '/interaction/:uid/code',
    visit(async given => {
      const { interaction, around, form } = given
      const registration = await registrationOf(ports, interaction.uid)
      const outcome = await completeByCode(ports, {
        id: registration?.verificationId ?? '',
        code: form['code'] ?? ''
      })
      if (outcome.status === 'confirmed')
        return await finish(given, entered(outcome.value.playerId, 'REGISTRATION'))
      return await showCode(ports, given, {
        error: around.text(`identity.code.${outcome.status}`)
      })
    })
  )

  scope.post(
    '/interaction/:uid/link-used',
    visit(async given => {
      const { interaction, around } = given
      const registration = await registrationOf(ports, interaction.uid)
      if (registration?.playerId)
        return await finish(given, entered(registration.playerId, 'REGISTRATION'))
      return await showCode(ports, given, { error: around.text('identity.code.linkNotYet') })
    })
  )

  scope.post(
    '/interaction/:uid/resend',
    visit(async given => {
      const { interaction, around, action, request, reply } = given
      const registration = await registrationOf(ports, interaction.uid)
      if (!registration) return await reply.redirect(`${action}/register`, 303)
      const outcome = await resendCode(ports, registration.email, {
        language: around.locale,
        address: request.ip,
        interactionId: interaction.uid
      })
      if (outcome.status !== 'tooMany')
        return await showCode(ports, given, { note: around.text('identity.code.resent') })
      const error = slowDown(ports, given, outcome.until)
      return await showCode(ports, given, { error, status: 429 })
    })
  )
}

/** The form of the visitor's country, before anything was typed. */
export function showRegister(ports: Ports, given: Visit): Promise<FastifyReply> {
  const { operator } = ports.config
  const { country } = ports.visitors.placeOf(given.request.headers)
  // Consent must be an act where the law of the EEA, the United Kingdom or Switzerland reaches.
  const isTicked = hasFeature(operator, 'DefaultConsentRegistration') && !needsPriorConsent(country)
  const values = {
    ...(country !== undefined && { country }),
    ...(isTicked && { emailMarketing: 'on', smsMarketing: 'on' })
  }
  return showForm(given, { values, kind: formIn(ports, country) })
}

/** Nobody has vouched for who comes to the realm, so banks' forms are filled in by hand. */
const formIn = ({ config }: Ports, country: string | undefined): RegistrationForm =>
  withoutBank(jurisdictionOf(config, country).registrationForm)

interface Shown {
  readonly values: Form
  readonly kind: RegistrationForm
  readonly refusal?: RegistrationRefused
  readonly error?: string | undefined
  readonly status?: number
}

const showForm = ({ around, action, reply }: Visit, shown: Shown) => {
  const { password: _, ...values } = shown.values
  return show(reply, shown.status ?? 200, registerPage(around, { action, ...shown, values }))
}

interface ShownCode {
  readonly error?: string
  readonly note?: string
  readonly status?: number
}

async function showCode(ports: Ports, given: Visit, shown: ShownCode = {}): Promise<FastifyReply> {
  const { interaction, around, action, reply } = given
  const registration = await registrationOf(ports, interaction.uid)
  if (!registration) return await reply.redirect(`${action}/register`, 303)
  const { email, resendAt } = registration
  const { config, clock, db } = ports
  return await show(
    reply,
    shown.status ?? 200,
    codePage(around, {
      action,
      email,
      error: shown.error,
      note: shown.note,
      resendIn: resendAt > clock.now() ? whenOf(ports, around, resendAt) : undefined,
      letter: config.sandbox ? await lastMessageTo(db.kysely, email) : undefined
    })
  )
}
