import {
  EmptyState,
  Link,
  Section,
  SettingsList,
  Stack,
  Status,
  type Setting,
} from '@forecourt/ui';
import { SERVICE_PERMISSION } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { Screen } from '../../app/Screen.tsx';
import { useMoney } from '../../app/useMoney.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { OpenService } from './OpenService.tsx';
import { useProducts } from './useProducts.ts';

/** External services that are not add-ons. */
const OTHERS = ['billtrust', 'fis', 'birst', 'masterdata'] as const;

function Products() {
  const text = useText();
  const money = useMoney();
  const { products, ...query } = useProducts();
  if (!products) return <NotLoaded query={query} subject={text('addOns.what')} />;
  if (products.length === 0) {
    return <EmptyState title={text('addOns.none')}>{text('addOns.none.why')}</EmptyState>;
  }
  return (
    <SettingsList
      label={text('addOns.yours')}
      settings={products.map(({ service, isEnrolled, monthCents }): Setting => ({
        id: service,
        title: <Link href={href(service)}>{text(`menu.${service}`)}</Link>,
        text: text(`addOn.${service}.claim`),
        status: (
          <Status tone={isEnrolled ? 'good' : 'neutral'}>
            {text(isEnrolled ? 'addOns.enrolled' : 'addOns.available')}
          </Status>
        ),
        actions:
          monthCents === null
            ? text('addOn.price.agreed')
            : text('addOn.price.under.value', { amount: money(monthCents) }),
      }))}
    />
  );
}

/** Add-on products, and services with single sign-on. [NAV-37, AUTH-04, AUTH-06, AUTH-07] */
export function Component() {
  const text = useText();
  const { viewer } = useSelected();
  const otherServices = OTHERS.filter((service) => viewer.may(SERVICE_PERMISSION[service]));
  return (
    <Screen title={text('menu.services')} subtitle={text('addOns.subtitle')}>
      <Stack gap={16}>
        <Section title={text('addOns.yours')} content="flush">
          <Products />
        </Section>
        {otherServices.length > 0 && (
          <Section title={text('addOns.others')} content="flush">
            <SettingsList
              label={text('addOns.others')}
              settings={otherServices.map((service) => {
                const name = text(`addOns.sso.${service}`);
                return {
                  id: service,
                  title: name,
                  text: text(`addOns.sso.${service}.text`),
                  actions: <OpenService service={service} name={name} />,
                };
              })}
            />
          </Section>
        )}
      </Stack>
    </Screen>
  );
}
