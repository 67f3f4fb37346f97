import { pick, pickText, send } from '../../testing/gateway.ts';
import { sendAsNetwork, purchaseRequest, issueCard } from '../../testing/network.ts';
import type { World } from '../../testing/startWorld.ts';

export const SETTINGS = {
  isOn: true,
  answeredBy: [],
  escalateMinutes: 5,
  autoGrantCents: null,
  contact: { name: 'Dispatch', phone: '214 555 0110' },
};

/** A link, and the key of the phone that opened it. */
interface OpenedLink {
  readonly token: string;
  readonly deviceKey: string;
}

/** Actions of a world's drivers at pumps and of the people who answer them. */
export function driversOf(world: World) {
  const anyone = (name: Parameters<typeof send>[1], body: unknown) =>
    send(world.gateway, name, { body });
  const agree = (id: string, hasConsent: boolean, version: number, language = 'en') =>
    world.call('putDriverMessages', { params: { id }, body: { language, hasConsent }, version });
  const putSettings = (settings: object, version: number) =>
    world.call('putDriverSettings', {
      params: { fleetId: world.account.fleetIds[0] },
      body: { ...SETTINGS, ...settings },
      version,
    });
  /** Creates a driver who agreed to messages, with a card that has a dollar left today. */
  async function stranded(
    settings: object = {},
    language = 'en',
    limits: Parameters<typeof issueCard>[2] = { perDayCents: 100 },
  ) {
    const driverId = await world.makeDriver({ mobile: '+1 214 555 0142' });
    const card = await issueCard(world.gateway, world.account, limits);
    await world.setCard(card.cardId, { card_type: 'driver', driver_id: driverId });
    await agree(driverId, true, 0, language);
    await putSettings(settings, 0);
    return { ...card, driverId };
  }
  const tryAt = (cardToken: string, cents = 11_240, overrides: object = {}) =>
    sendAsNetwork(
      world.gateway,
      purchaseRequest(cardToken, cents, { acceptsLess: false, ...overrides }),
    );
  const texts = () => world.gateway.outbox.sent.filter(({ channel }) => channel === 'sms');
  const lastToken = () =>
    texts()
      .at(-1)
      ?.text.match(/#(\S+)/)?.[1] ?? '';
  /** Declines a purchase and opens its link on the driver's phone. */
  async function open(cardToken: string, cents = 11_240, overrides: object = {}) {
    await tryAt(cardToken, cents, overrides);
    await world.gateway.runDriverJobs();
    const token = lastToken();
    const { body } = await anyone('openDriverLink', { token, deviceKey: null });
    return { token, deviceKey: pickText(body, 'deviceKey'), page: body };
  }
  const ask = (link: OpenedLink, amountCents = 11_240, extra: { readonly picture?: string } = {}) =>
    anyone('askAtPump', {
      token: link.token,
      deviceKey: link.deviceKey,
      ask: { amountCents, reason: 'emptyTank', note: 'On empty near Amarillo', ...extra },
    });
  /** Advances the clock by `minutes`. */
  const later = (minutes: number) =>
    world.goTo(new Date(world.gateway.clock.now().getTime() + minutes * 60_000).toISOString());
  /** Requests another text after `minutes`. */
  async function textAgain(token: string, minutes = 2) {
    await later(minutes);
    await anyone('renewDriverLink', { token });
    await world.gateway.runDriverJobs();
  }
  const declineOf = async () => {
    const row = await world.db
      .selectFrom('driver_links')
      .select('transaction_id')
      .where('account_id', '=', world.accountId)
      .executeTakeFirstOrThrow();
    return { transactionId: row.transaction_id };
  };
  const answer = async (body: object) =>
    world.call('answerDriverRequest', { params: await declineOf(), body });
  return {
    anyone,
    agree,
    putSettings,
    stranded,
    tryAt,
    texts,
    lastToken,
    open,
    ask,
    later,
    textAgain,
    declineOf,
    answer,
    allow: (minutes = 30, amountCents = 11_240) =>
      answer({ answer: 'allow', amountCents, minutes }),
    /** The request on the driver's page, as shown to the phone that holds the link. */
    requestAt: async (link: OpenedLink) =>
      pick((await anyone('openDriverLink', link)).body, 'request'),
  };
}
