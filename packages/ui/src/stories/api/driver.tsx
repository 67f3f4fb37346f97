import * as ui from '../../index.ts';
import { nothing, root, type ComponentName, type Samples } from './sample.ts';

/** Samples of the components for drivers, who have no account. */
export const driver = {
  DriverDecline: root((host) => (
    <ui.DriverDecline
      {...host}
      decline={{
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
          lessCents: null,
          products: [],
          laterAt: null,
          states: [],
          askMaxCents: 0,
        },
        contact: null,
        request: null,
      }}
      onCard={nothing}
      now={new Date('2026-11-21T11:42:00Z')}
      onAsk={nothing}
    />
  )),
  DriverCard: root((host) => (
    <ui.DriverCard
      {...host}
      facts={{
        last4: '4821',
        isActive: true,
        expiresOn: '2028-04',
        currency: 'USD',
        timeZone: 'America/Chicago',
        card: {
          groups: ['diesel'],
          states: null,
          days: null,
          times: null,
          onceCents: null,
          onceMilligallons: null,
          leftCents: 11_240,
          leftMilligallons: null,
          leftPurchases: null,
          askedId: 'V',
          asksOdometer: false,
        },
        contact: null,
      }}
      now={new Date('2026-11-21T11:42:00Z')}
      onPrint={nothing}
      onBack={nothing}
    />
  )),
  DriverPicture: root((host) => <ui.DriverPicture {...host} contentBase64="/9j/" alt="The pump" />),
  DriverNotice: root((host) => <ui.DriverNotice {...host} title="This link has expired" />),
} satisfies Partial<Samples<ComponentName>>;
