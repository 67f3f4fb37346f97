import {
  Button,
  CardNumber,
  Cluster,
  KeyValueList,
  LimitBar,
  Progress,
  Status,
  TagGroup,
  type TourSlides,
} from '@forecourt/ui';
import { formatMoney } from '@forecourt/ui/format';
import type { Text } from '../../messages/text.ts';

const DAY_LIMIT_CENTS = 60_000;
const DAY_USED_CENTS = 24_328;
const ROWS = 10_000;
const ROWS_CHECKED = 8200;

/** The tour's slides, with made-up figures. [HELP-03] */
export const tourSlides = (text: Text): TourSlides => [
  {
    title: text('tour.1.title'),
    text: text('tour.1.text'),
    picture: (
      <KeyValueList
        items={[
          { term: text('tour.picture.available'), value: '$96,819.56', isNumber: true },
          { term: text('tour.picture.declined'), value: '31', isNumber: true },
          {
            term: text('tour.picture.look'),
            value: <Status tone="warn">{text('tour.picture.declines')}</Status>,
          },
        ]}
      />
    ),
  },
  {
    title: text('tour.2.title'),
    text: text('tour.2.text'),
    picture: (
      <Cluster gap={12}>
        <CardNumber last4="4821" look="text" />
        <Status tone="good">{text('tour.picture.active')}</Status>
        <Button>{text('tour.picture.hold')}</Button>
      </Cluster>
    ),
  },
  {
    title: text('tour.3.title'),
    text: text('tour.3.text'),
    picture: (
      <LimitBar
        label={text('tour.picture.day')}
        valueText={text('tour.picture.used', {
          used: formatMoney(DAY_USED_CENTS, 'USD'),
          limit: formatMoney(DAY_LIMIT_CENTS, 'USD'),
        })}
        limit={DAY_LIMIT_CENTS}
        used={DAY_USED_CENTS}
        format={(cents) => formatMoney(cents, 'USD')}
      />
    ),
  },
  {
    title: text('tour.4.title'),
    text: text('tour.4.text'),
    picture: (
      <Progress
        label={text('tour.picture.rows')}
        value={ROWS_CHECKED}
        max={ROWS}
        valueText={text('tour.picture.count')}
      />
    ),
  },
  {
    title: text('tour.5.title'),
    text: text('tour.5.text'),
    picture: (
      <TagGroup
        aria-label={text('tour.picture.help')}
        items={[
          { id: 'contact', label: text('menu.contact') },
          { id: 'live', label: text('menu.liveHelp') },
          { id: 'feedback', label: text('menu.feedback') },
        ]}
      />
    ),
  },
];
