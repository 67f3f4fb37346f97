import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { DRIVER_TEXTS } from '@forecourt/validation/driverRequests/texts';
import type { DeclineOffer, DriverLanguage } from '@forecourt/validation';
import { InlineMessage } from '../../feedback/InlineMessage/index.ts';
import { ForecourtRoot } from '../../provider/index.ts';
import {
  DRIVER_LOCALES,
  DRIVER_PAGE_TEXTS,
  DriverCard,
  DriverDecline,
  DriverNotice,
  type DriverCardFacts,
  type DriverCardProps,
  type DriverDeclineFacts,
} from './index.ts';

const decline: DriverDeclineFacts = {
  last4: '4821',
  siteName: 'Prairie Fuel 12',
  city: 'Amarillo',
  state: 'TX',
  declinedAt: '2026-11-21T11:40:00Z',
  timeZone: 'America/Chicago',
  currency: 'USD',
  offer: {
    rule: 'amountPerDay',
    askedCents: 11_240,
    lessCents: 4_000,
    products: [],
    laterAt: '2026-11-22T06:00:00Z',
    states: [],
    askMaxCents: 50_000,
  },
  contact: { name: 'Dispatch', phone: '214 555 0110' },
  request: null,
};
const cardFacts: DriverCardFacts = {
  last4: '4821',
  isActive: true,
  expiresOn: '2028-04',
  currency: 'USD',
  timeZone: 'America/Chicago',
  card: {
    groups: ['diesel', 'def'],
    states: ['OK', 'NM', 'TX'],
    days: ['mon', 'tue', 'wed', 'thu', 'fri'],
    times: [{ start: '05:00', end: '22:00' }],
    onceCents: 40_000,
    onceMilligallons: null,
    leftCents: 11_240,
    leftMilligallons: 82_460,
    leftPurchases: 1,
    askedId: 'V',
    asksOdometer: true,
  },
  contact: decline.contact,
};
const request = {
  state: 'open',
  amountCents: 11_240,
  answerCents: null,
  until: '2026-11-21T12:12:00Z',
  word: null,
} as const;
const offline = <InlineMessage tone="warn">No connection. This page keeps trying.</InlineMessage>;
const speaking = (language: DriverLanguage): NonNullable<Story['decorators']> => [
  (Shown) => (
    <ForecourtRoot
      locale={DRIVER_LOCALES[language]}
      messages={{ ...DRIVER_TEXTS[language], ...DRIVER_PAGE_TEXTS[language] }}
    >
      <Shown />
    </ForecourtRoot>
  ),
];

const meta = {
  title: 'Fleet/DriverDecline',
  component: DriverDecline,
  parameters: { layout: 'fullscreen' },
  args: { decline, now: new Date('2026-11-21T11:42:00Z'), onAsk: fn(), onCard: fn() },
} satisfies Meta<typeof DriverDecline>;

export default meta;
type Story = StoryObj<typeof meta>;

const offered = (offer: Partial<DeclineOffer>): NonNullable<Story['args']> => ({
  decline: { ...decline, offer: { ...decline.offer, ...offer } },
});
const answered = (
  answer: Partial<DriverDeclineFacts['request'] & {}> = {},
): NonNullable<Story['args']> => ({ decline: { ...decline, request: { ...request, ...answer } } });

export const Declined: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'The route is longer today' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Request $112.40' }));
    await expect(args.onAsk).toHaveBeenCalledWith({
      amountCents: 11_240,
      reason: 'longerRoute',
      note: '',
    });
  },
};
/** Creates a photo of this size in pixels, like one taken with a phone. */
async function photo(width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#243';
    context.fillRect(0, 0, width, height);
    context.fillStyle = '#fff';
    context.font = `${height / 4}px sans-serif`;
    context.fillText('148,207', width / 6, height / 2);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob ?? ''], 'odometer.png', { type: 'image/png' });
}
const chooseFile = async (canvasElement: HTMLElement, file: File) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, file);
};
export const WithPicture: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await chooseFile(canvasElement, await photo(3000, 1500));
    const picture = await canvas.findByRole<HTMLImageElement>('img', { name: /The picture/ });
    await waitFor(() => expect(picture.naturalWidth).toBe(1280));
    await expect(picture.naturalHeight).toBe(640);
    await userEvent.click(canvas.getByRole('button', { name: 'Request $112.40' }));
    await expect(args.onAsk).toHaveBeenCalledWith(
      expect.objectContaining({ picture: expect.stringMatching(/^\/9j\//) }),
    );
  },
};
export const NoPicture: Story = {
  tags: ['error'],
  play: async ({ canvas, canvasElement }) => {
    await chooseFile(canvasElement, new File(['48119'], 'odometer.png', { type: 'image/png' }));
    const alert = canvas.getByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent('This file is not a picture.'));
  },
};
export const TooMuch: Story = {
  tags: ['error'],
  play: async ({ canvas }) => {
    const amount = canvas.getByRole('textbox', { name: 'Amount you need' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '600');
    await expect(amount).toHaveAccessibleDescription('Enter an amount from $1.00 to $500.00');
  },
};
export const NextMonth: Story = {
  args: offered({ laterAt: '2026-12-01T06:00:00Z' }),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^The same purchase starting Dec 1, 12:00\sAM CT$/),
    ).toBeVisible();
  },
};
export const InAWeekInSpanish: Story = {
  decorators: speaking('es'),
  args: offered({ laterAt: '2026-11-27T06:00:00Z' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^La misma compra a partir de: viernes/)).toBeVisible();
  },
};
export const Requested: Story = { args: answered() };
export const Sending: Story = { tags: ['loading'], args: { isPending: true } };
export const Offline: Story = { args: { ...answered(), notice: offline } };
export const Allowed: Story = {
  args: answered({ state: 'allowed', answerCents: 11_240 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /Try again now, up to \$112\.40 until 6:12\sAM CT/,
    );
  },
};
export const AllowedHereOnly: Story = {
  args: answered({ state: 'allowed', answerCents: 2_500, isHereOnly: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'This is allowed only at Prairie Fuel 12.',
    );
  },
};
export const Refused: Story = { args: answered({ state: 'refused', word: 'Use the yard tank' }) };
export const Withdrawn: Story = {
  args: answered({ state: 'refused', answerCents: 11_240, isWithdrawn: true }),
  play: async ({ canvas }) => {
    const state = canvas.getByRole('status');
    await expect(state).toHaveTextContent('No longer allowed');
    await expect(state).not.toHaveTextContent('Your fleet says');
  },
};
export const NoOneAlerted: Story = {
  args: { decline: { ...decline, isQuiet: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/usually within minutes/)).toBeNull();
    await expect(canvas.getByText(/Call your fleet if you cannot wait/)).toBeVisible();
  },
};
export const Used: Story = { args: answered({ state: 'used', answerCents: 11_240 }) };
export const CannotBeAllowed: Story = {
  args: offered({ rule: 'cardState', lessCents: null, laterAt: null, askMaxCents: 0 }),
};
export const WrongId: Story = {
  args: offered({ rule: 'promptedId', lessCents: null, laterAt: null, askMaxCents: 0 }),
};
const otherFuels = offered({
  rule: 'productGroup',
  products: ['001', '053'],
  states: ['OK', 'NM'],
});
const reads =
  (words: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(canvas.getByText(words)).toBeVisible();
  };
export const OtherFuelsAndStates: Story = {
  args: otherFuels,
  play: reads('Another fuel: Unleaded regular or ULSD #2'),
};
export const OtherFuelsInSpanish: Story = {
  decorators: speaking('es'),
  args: otherFuels,
  play: reads('Otro combustible: Gasolina regular o Diésel ULSD n.º 2'),
};
export const OtherFuelsInFrench: Story = {
  decorators: speaking('fr'),
  args: otherFuels,
  play: reads('Un autre carburant : Essence ordinaire ou Diesel ULSD nº 2'),
};
export const StationsNearby: Story = {
  args: offered({
    rule: 'state',
    lessCents: null,
    laterAt: null,
    states: ['OK', 'NM'],
    stations: [
      { name: 'Prairie Fuel 7', city: 'Texhoma', state: 'OK', miles: 41 },
      { name: 'Mesa Truck Stop', city: 'San Jon', state: 'NM', miles: 88 },
    ],
  }),
};
export const InSpanish: Story = { decorators: speaking('es') };
export const InFrench: Story = {
  decorators: speaking('fr'),
  args: answered({ state: 'allowed', answerCents: 11_240 }),
};
export const TypedInFrench: Story = {
  decorators: speaking('fr'),
  play: async ({ canvas, args }) => {
    const amount = canvas.getByRole('textbox', { name: 'Montant dont vous avez besoin' });
    await expect(amount).toHaveValue('112,40');
    await userEvent.clear(amount);
    await userEvent.type(amount, '45,5');
    await userEvent.click(canvas.getByRole('button', { name: /^Demander 45,50\s\$\sUS$/ }));
    await expect(args.onAsk).toHaveBeenCalledWith(expect.objectContaining({ amountCents: 4550 }));
  },
};
export const LinkEnded: Story = {
  render: () => (
    <DriverNotice title="This link has expired." contact={decline.contact}>
      <p>It works for 30 minutes after the decline, and for one purchase.</p>
    </DriverNotice>
  ),
  play: async ({ canvas }) => {
    const call = canvas.getByRole('link', { name: /^Call Dispatch/ });
    await expect(call).toHaveAttribute('href', 'tel:2145550110');
  },
};
const cardOf =
  (facts: DriverCardFacts, more: Partial<DriverCardProps> = { onBack: fn() }) =>
  () => (
    <DriverCard facts={facts} now={new Date('2026-11-21T11:42:00Z')} onPrint={fn()} {...more} />
  );
const until = '2026-12-21T11:42:00Z';
export const Card: Story = { render: cardOf(cardFacts) };
export const CardInFrench: Story = {
  decorators: speaking('fr'),
  render: cardOf(cardFacts),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('82,4 gallons US')).toBeVisible();
    await expect(canvas.getByText('De 5 h 00 à 22 h 00, heure de la station')).toBeVisible();
    await expect(canvas.getByText('Mise à jour : 5 h 42 HC')).toBeVisible();
  },
};
export const CardOfOneProduct: Story = {
  render: cardOf({
    ...cardFacts,
    card: {
      ...cardFacts.card,
      groups: null,
      products: ['019'],
      leftOfGroups: [{ groups: ['diesel', 'def'], milligallons: 30_000 }],
      leftCashCents: 6_000,
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Diesel #2')).toBeVisible();
    await expect(canvas.queryByText('Anything that the station sells')).toBeNull();
    await expect(canvas.getByText('Diesel and DEF: 30 gallons')).toBeVisible();
    await expect(canvas.getByText('Cash: $60.00')).toBeVisible();
  },
};
export const CardOfOneProductInSpanish: Story = {
  decorators: speaking('es'),
  render: cardOf({ ...cardFacts, card: { ...cardFacts.card, products: ['001'] } }),
  play: reads('Gasolina regular'),
};
export const CardWithoutLimits: Story = {
  decorators: speaking('es'),
  render: cardOf({
    ...cardFacts,
    isActive: false,
    contact: null,
    card: {
      groups: null,
      states: null,
      days: null,
      times: null,
      onceCents: null,
      onceMilligallons: null,
      leftCents: null,
      leftMilligallons: null,
      leftPurchases: null,
      askedId: null,
      asksOdometer: false,
    },
  }),
};
export const CardByItsOwnLink: Story = {
  render: cardOf(cardFacts, { until }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This page works until December 21/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Back to the decline' })).toBeNull();
  },
};
export const CardOffline: Story = {
  render: cardOf(cardFacts, { until, notice: offline }),
};
