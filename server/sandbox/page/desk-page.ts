import type { DeskConversation } from '#contract/wire/desk.ts'
import type { Config } from '../../config.ts'
import { type Html, html } from '../../identity/pages/html.ts'
import { answerChat, type ChatView } from '../controls/desk.ts'
import { controlForm } from './control-form.ts'
import { framed } from './frame.ts'
import { moment } from './player-panel.ts'
import type { Texts } from './texts.ts'

export interface DeskPage {
  readonly config: Config
  readonly text: Texts
  readonly chats: readonly ChatView[]
  /** The player whose conversation is read. */
  readonly chosen: string | undefined
  readonly conversation: DeskConversation
}

/** The desk of the live chat: who has written, and a conversation that a person answers. */
export const deskPage = (given: DeskPage): string => {
  const { config, text, chosen } = given
  return framed({
    config,
    text,
    title: text('sandbox.desk'),
    skipTo: 'desk',
    body: html`<div class="columns">
<aside aria-label="${text('sandbox.chats')}"><div id="chats" data-live>${chatList(given)}</div></aside>
<main id="desk" tabindex="-1">
<p class="hint">${text('sandbox.deskHint')}</p>
<div id="conversation" data-live>${conversationOf(given)}</div>
${chosen !== undefined && controlForm(text, answerChat, chosen)}
</main>
</div>`
  })
}

const chatList = ({ text, chats, chosen }: DeskPage): Html => html`<h2>${text('sandbox.chats')}</h2>
${chats.length === 0 && html`<p class="hint">${text('sandbox.noChats')}</p>`}
<ul class="list">
${chats.map(
  ({ playerId, name, at, waits }) => html`<li><a href="?player=${playerId}"${
    playerId === chosen && html` aria-current="true"`
  }>
<span class="name">${name ?? playerId}</span>${waits && html`<span class="tag">${text('sandbox.chatWaits')}</span>`}
<span class="mail">${moment(text, at)}</span></a></li>`
)}
</ul>`

const conversationOf = ({ text, chosen, conversation }: DeskPage): Html =>
  chosen === undefined
    ? html`<p class="empty">${text('sandbox.chooseChat')}</p>`
    : html`<ul class="messages">${conversation.messages.map(
        ({ from, text: words, at }) => html`<li class="message">
<p class="message__head"><span class="tag${from !== 'player' && html` tag--sms`}">${text(`sandbox.chat.${from}`)}</span> ${moment(text, at)}</p>
<div class="message__body">${words.split('\n').map(line => html`<p>${line}</p>`)}</div>
</li>`
      )}</ul>`
