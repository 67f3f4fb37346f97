import type { Overview } from '@forecourt/api-client';
import { FEE_KEYS } from '@forecourt/validation';
import { FigureList } from '@forecourt/ui/figure-list';
import { Link } from '@forecourt/ui/link';
import { Section } from '@forecourt/ui/section';
import { Skeleton } from '@forecourt/ui/skeleton';
import { href } from '../../addresses/href.ts';
import { formatMoney } from '@forecourt/ui/format';
import { useText, type TextKey } from '../../messages/text.ts';

const feeKey = (key: string): TextKey | undefined => FEE_KEYS.find((fee) => fee === key);

/** This cycle's fees by type, and their total. */
export function FeesSection({ overview }: { readonly overview: Overview | undefined }) {
  const text = useText();
  return (
    <Section
      title={text('overview.fees')}
      action={<Link href={href('fees')}>{text('overview.fees.all')}</Link>}
    >
      {overview ? (
        <FigureList
          figure={formatMoney(overview.fees.totalCents, overview.currency)}
          note={overview.fees.totalCents === 0 && text('overview.fees.none')}
          lines={overview.fees.lines.map(({ labelKey, cents }) => {
            const key = feeKey(labelKey);
            return {
              label: key ? text(key) : labelKey,
              value: formatMoney(cents, overview.currency),
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
