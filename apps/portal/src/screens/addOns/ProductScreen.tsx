import { Check } from 'lucide-react';
import type { AddOn } from '@forecourt/api-client';
import { SSO_OF_ADD_ON } from '@forecourt/api-client/react';
import { Columns, Section, SettingsList, Stack, Status } from '@forecourt/ui';
import { ADD_ON_SERVICES, type AddOnService } from '@forecourt/validation';
import { useCurrentRoute } from '../../app/useCurrentRoute.ts';
import { Screen } from '../../app/Screen.tsx';
import { useWhen } from '../../app/useWhen.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { ForbiddenPage } from '../errors/ForbiddenPage.tsx';
import { AddOnForm } from './AddOnForm.tsx';
import { LeaveAddOn } from './LeaveAddOn.tsx';
import { OpenService } from './OpenService.tsx';
import { PriceAside } from './PriceAside.tsx';
import { useProducts } from './useProducts.ts';
import { WaiverClaims } from './WaiverClaims.tsx';

const POINTS = [1, 2, 3] as const;

interface ProductProps {
  readonly addOn: AddOn;
  readonly cardsInUse: number;
}

function Since({ addOn }: Pick<ProductProps, 'addOn'>) {
  const text = useText();
  const formatInstant = useWhen();
  const { enrolledAt, enrolledBy } = addOn;
  if (enrolledAt === null) return null;
  const when = formatInstant(enrolledAt);
  return (
    <p>
      {enrolledBy === null
        ? text('addOns.sinceUnknown', { when })
        : text('addOns.since', { when, name: enrolledBy })}
    </p>
  );
}

function Product({ addOn, cardsInUse }: ProductProps) {
  const text = useText();
  const { viewer } = useSelected();
  const { service, isEnrolled, version } = addOn;
  const name = text(`menu.${service}`);
  const sso = SSO_OF_ADD_ON[service];
  const mayChange = viewer.may('addOns.change');
  return (
    <Screen
      title={name}
      subtitle={text(`addOn.${service}.claim`)}
      above={
        <Status tone={isEnrolled ? 'good' : 'neutral'}>
          {text(isEnrolled ? 'addOns.enrolled' : 'addOns.available')}
        </Status>
      }
      actions={isEnrolled && sso && <OpenService service={sso} name={name} isPrimary />}
    >
      <Columns aside={<PriceAside addOn={addOn} />}>
        <Section title={text('addOn.does')} content="flush">
          <SettingsList
            label={text('addOn.does')}
            settings={POINTS.map((point) => ({
              id: String(point),
              icon: <Check size={18} strokeWidth={1.75} />,
              title: text(`addOn.${service}.${point}`),
            }))}
          />
        </Section>
        <Section title={text(isEnrolled ? 'addOn.settings' : 'addOn.settings.first')}>
          <Stack gap={20}>
            <AddOnForm
              // edits belong to one product, and either to enrolling or to changing settings
              key={`${service} ${isEnrolled}`}
              addOn={addOn}
              cardsInUse={cardsInUse}
              mayChange={mayChange}
            />
            <Since addOn={addOn} />
            {isEnrolled && mayChange && (
              <div>
                <LeaveAddOn addOn={addOn} />
              </div>
            )}
          </Stack>
        </Section>
        {service === 'fraudProtector' && version > 0 && <WaiverClaims />}
      </Columns>
    </Screen>
  );
}

function WithProduct({ service }: { readonly service: AddOnService }) {
  const text = useText();
  const { products, data, ...query } = useProducts();
  if (!data || !products) {
    return (
      <Screen title={text(`menu.${service}`)}>
        <NotLoaded query={query} subject={text('addOns.what')} />
      </Screen>
    );
  }
  const addOn = products.find((product) => product.service === service);
  if (!addOn) return <ForbiddenPage />;
  return <Product addOn={addOn} cardsInUse={data.cardsInUse} />;
}

/** The page of every add-on product, driven by data. [NAV-38 to NAV-42] */
export function Component() {
  const route = useCurrentRoute();
  const service = ADD_ON_SERVICES.find((name) => name === route);
  return service ? <WithProduct service={service} /> : null;
}
