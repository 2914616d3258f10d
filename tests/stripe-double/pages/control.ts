import type { Clock } from '../clock.ts';
import type { Controls } from '../controls.ts';
import type { Fault, Faults } from '../faults.ts';
import type { Signature } from '../signature.ts';
import { idOf } from '../state.ts';
import type { State } from '../state.ts';
import type { Webhooks } from '../webhooks.ts';
import { field, html, page } from './html.ts';
import type { Markup, PageAnswer, PageRequest } from './html.ts';

interface Pressed {
  state: State;
  clock: Clock;
  controls: Controls;
  faults: Faults;
  webhooks: Webhooks;
}

type Fields = PageRequest['fields'];

interface Button {
  title: string;
  fields: Record<string, string>;
  press: (on: Pressed, fields: Fields) => unknown;
}

/** By the last part of its address: `POST /control/advance` with `days=31`. */
const BUTTONS: Record<string, Button> = {
  advance: {
    title: 'Move the clock on',
    fields: { days: '31' },
    press: ({ clock }, { days }) => clock.advance(Number(days) * 86_400_000),
  },
  card: {
    title: 'Change the card of a customer',
    fields: { customer: '', number: '4000 0000 0000 0341' },
    press: ({ controls }, { customer = '', number = '' }) => controls.useCard(customer, number),
  },
  refund: {
    title: 'Refund a charge',
    fields: { charge: '' },
    press: ({ controls }, { charge = '' }) => controls.refund(charge),
  },
  dispute: {
    title: 'Dispute a charge',
    fields: { charge: '' },
    press: ({ controls }, { charge = '' }) => controls.dispute(charge),
  },
  hold: { title: 'Hold webhooks back', fields: {}, press: ({ webhooks }) => webhooks.hold() },
  release: {
    title: 'Release webhooks',
    fields: { times: '1', shuffle: '' },
    press: ({ webhooks }, { times, shuffle }) =>
      webhooks.release({ times: Number(times), shuffle: Boolean(shuffle) }),
  },
  replay: {
    title: 'Send all events again',
    fields: { signature: 'right' },
    press: ({ state, webhooks }, { signature }) =>
      webhooks.replay([...state.events.values()], { signature: signature as Signature }),
  },
  fault: {
    title: 'Let requests fail',
    fields: { status: '', slow: '', cut: '', times: '' },
    press: ({ faults }, fields) => faults.add(faultOf(fields)),
  },
  'no-faults': { title: 'Let requests succeed', fields: {}, press: ({ faults }) => faults.clear() },
};

/** /control shows the buttons, and `POST /control/…` presses one; it answers when all its webhooks are answered. */
export async function controlPage(
  on: Pressed,
  { method, path, fields }: PageRequest,
): Promise<PageAnswer | null> {
  const [, root, name] = path.split('/');
  if (root !== 'control') return null;
  if (method !== 'POST') return page('Control', overview(on.state));
  const button = BUTTONS[name];
  if (!button) return null;
  await button.press(on, fields);
  if (!['hold', 'release', 'replay'].includes(name)) await on.webhooks.settled();
  return { location: '/control' };
}

function overview(state: State): Markup {
  const buttons = Object.entries(BUTTONS).map(
    ([name, button]) =>
      html`<form method="post" action="/control/${name}">
        ${Object.entries(button.fields).map(([label, value]) => field(label, label, value))}<button>
          ${button.title}
        </button>
      </form>`,
  );
  const rows = [...state.subscriptions.values(), ...state.charges.values()].map(
    ({ id, status, customer }) => html`<li>${id} ${status} ${idOf(customer)}</li>`,
  );
  return html`<p>It is ${new Date(state.time).toISOString()}.</p>
    ${buttons}
    <ul>
      ${rows}
    </ul>`;
}

function faultOf({ status, slow, cut, times }: Fields): Fault {
  return {
    ...(status && { status: Number(status) as Fault['status'] }),
    ...(slow && { slow: Number(slow) }),
    ...(cut && { cut: cut as Fault['cut'] }),
    ...(times && { times: Number(times) }),
  };
}
