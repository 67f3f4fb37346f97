import type { Overview } from '@forecourt/api-client';
import { FEE_KEYS } from '@forecourt/validation';
import { FigureList } from '@forecourt/ui/figure-list';
import { Link } from '@forecourt/ui/link';
import { Section } from '@forecourt/ui/section';
import { Skeleton } from '@forecourt/ui/skeleton';
import { href } from '../../addresses/href.ts';
import { useMoney } from '../../app/useMoney.ts';
import { useText, type TextKey } from '../../messages/text.ts';

const feeKey = (key: string): TextKey | undefined => FEE_KEYS.find((fee) => fee === key);

/** This cycle's fees by type, and their total. */
export function FeesSection({ overview }: { readonly overview: Overview | undefined }) {
  const text = useText();
  const money = useMoney();
  return (
    <Section
      title={text('overview.fees')}
      action={<Link href={href('fees')}>{text('overview.fees.all')}</Link>}
    >
      {overview ? (
        <FigureList
          figure={money(overview.fees.totalCents)}
          note={overview.fees.totalCents === 0 && text('overview.fees.none')}
          lines={overview.fees.lines.map(({ labelKey, cents }) => {
            const key = feeKey(labelKey);
            return {
              label: key ? text(key) : labelKey,
              value: money(cents),
              href: href('fees', {}, { fee: labelKey }),
            };
          })}
        />
      ) : (
        <Skeleton shape="block" />
      )}
    </Section>
  );
}
