import { type Behavior, MAX_DELAY_SECONDS, outcomes } from './behavior';
import { type Html, html } from './html';

export const styleSheet = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem }
.notice { border: 2px solid; padding: 0.75rem 1rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: start; vertical-align: top; padding: 0.5rem 1rem 0.5rem 0; border-bottom: 1px solid }
td { white-space: pre-wrap; overflow-wrap: anywhere }
fieldset { margin: 1rem 0 }
label { display: block }
input[type='number'] { width: 5rem }
`;

function page(title: string, content: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>${title}</title>
      <link rel="stylesheet" href="/style.css" />
      <body>
        <header class="notice">
          <strong>Local inbox.</strong> A development tool on this machine in the place of the form
          provider. Nothing here has been sent to anyone.
        </header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`.text;
}

export interface Message {
  readonly id: number;
  readonly receivedAt: Date;
  readonly fields: Readonly<Record<string, string>>;
}

function messageEntry({ id, receivedAt, fields }: Message): Html {
  const rows = Object.entries(fields).map(
    ([name, value]) =>
      html`<tr>
        <th scope="row">${name}</th>
        <td>${value}</td>
      </tr>`,
  );
  return html`<section id="message-${id}">
    <h2>${fields.subject || 'Without a subject'}</h2>
    <p>Received ${receivedAt.toISOString().slice(0, 19).replace('T', ' ')} UTC</p>
    <table>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </section>`;
}

function outcomeChoice([outcome, meaning]: [string, string], current: Behavior): Html {
  const checked = html`${outcome === current.outcome ? 'checked' : ''}`;
  return html`<label>
    <input type="radio" name="outcome" value="${outcome}" ${checked} /> ${meaning}
  </label>`;
}

/** @param messages the newest first */
export function inboxPage(messages: readonly Message[], behavior: Behavior): string {
  const list =
    messages.length === 0
      ? html`<p>No message yet. Send one with a form of the site, then reload this page.</p>`
      : html`${messages.map(messageEntry)}
          <form method="post" action="/clear">
            <p><button>Delete all messages</button></p>
          </form>`;
  return page(
    `Messages (${messages.length})`,
    html`${list}
      <h2>What happens to the next messages</h2>
      <form method="post" action="/behavior">
        <fieldset>
          <legend>Answer</legend>
          ${Object.entries(outcomes).map((entry) => outcomeChoice(entry, behavior))}
        </fieldset>
        <label>
          Seconds until the answer
          <input
            type="number"
            name="delaySeconds"
            min="0"
            max="${MAX_DELAY_SECONDS}"
            step="0.1"
            value="${behavior.delaySeconds}"
          />
        </label>
        <p><button>Apply</button></p>
      </form>`,
  );
}
