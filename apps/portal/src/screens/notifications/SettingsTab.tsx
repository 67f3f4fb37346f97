import { lazy, Suspense } from 'react';
import type { Contract, ResponseOf } from '@forecourt/api-client';
import { useQuery } from '@forecourt/api-client/react';
import {
  Button,
  Cluster,
  EmptyState,
  FormLayout,
  InlineMessage,
  Section,
  SimpleTable,
  Stack,
  Switch,
  TimeWindowField,
  type SimpleColumn,
} from '@forecourt/ui';
import { FormChoice, FormField, FormFields, FormText } from '@forecourt/ui/form';
import { formatCount, formatTimeOfDay, formatZone } from '@forecourt/ui/format';
import {
  ALERT_GATHER_MINUTES,
  alertTimes,
  daysLater,
  NOTIFICATION_DELAY_MINUTES_MAX,
  type AlertTimes,
} from '@forecourt/validation';
import { EmailAddress } from '../../app/EmailAddress.tsx';
import { optionsOf } from '../../app/optionsOf.ts';
import { useAction } from '../../app/useAction.ts';
import { isStale } from '../../app/useNotify.ts';
import { useNow } from '../../app/useNow.ts';
import { useSettingsForm } from '../../app/useStoredForm.ts';
import { useWhen } from '../../app/useWhen.ts';
import { useText, type Text } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { column } from '../lists/column.ts';

const PushSection = lazy(() => import('./PushSection.tsx'));

/** Default quiet hours when switched on: the night of most fleets. */
const USUAL_QUIET = { from: '20:00', to: '06:00' } as const;
const PAUSE_DAYS = [1, 3, 7] as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

const NOT_PAUSED = 'none';
/** The end of a pause on messages; null if there is none. */
const pauseOf = ({ pausedUntil }: AlertTimes, now: Date) =>
  pausedUntil !== null && Date.parse(pausedUntil) > now.getTime() ? pausedUntil : null;

interface Draft extends Omit<AlertTimes, 'pausedUntil' | 'urgentMobile'> {
  readonly urgentMobile: string;
  readonly pause: string;
}

interface TimesProps {
  readonly stored: { readonly times: AlertTimes; readonly version: number };
}

function usePauses(times: AlertTimes) {
  const text = useText();
  const now = useNow();
  const when = useWhen();
  const pausedUntil = pauseOf(times, now);
  return [
    { value: NOT_PAUSED, label: text('alertTimes.pause.none') },
    ...(pausedUntil === null
      ? []
      : [
          {
            value: pausedUntil,
            label: text('alertTimes.pause.until', { until: when(pausedUntil) }),
          },
        ]),
    ...optionsOf(PAUSE_DAYS, (days) => text('alertTimes.pause.days', { days })),
  ];
}

function Times({ stored }: TimesProps) {
  const text = useText();
  const now = useNow();
  const { account, viewer } = useSelected();
  const saving = useAction('putAlertTimes', text('alertTimes.saved'), (failure) =>
    text(isStale(failure) ? 'alertTimes.stale' : 'alertTimes.failed'),
  );
  const schema = {
    safeParse: ({ pause, ...times }: Draft) => {
      const days = PAUSE_DAYS.find((value) => String(value) === pause);
      const resumeAt = days && daysLater(account.timeZone, now, days).toISOString();
      const urgentMobile = times.urgentMobile || null;
      const pausedUntil = resumeAt ?? (pause === NOT_PAUSED ? null : pause);
      return alertTimes.safeParse({ ...times, urgentMobile, pausedUntil });
    },
  };
  const initial: Draft = {
    ...stored.times,
    urgentMobile: stored.times.urgentMobile ?? '',
    pause: pauseOf(stored.times, now) ?? NOT_PAUSED,
  };
  const form = useSettingsForm(schema, initial, stored.version);
  const pauses = usePauses(stored.times);
  const mayEdit = viewer.may('notifications.configure');
  return (
    <FormLayout
      foot="still"
      onSubmit={() => void form.submit((body, ifMatch) => saving.send({ body }, { ifMatch }))}
      actions={
        mayEdit ? (
          <Button type="submit" variant="primary" isPending={saving.isPending}>
            {text('alertTimes.save')}
          </Button>
        ) : null
      }
    >
      <FormFields form={form.form} isReadOnly={!mayEdit}>
        <FormField<Draft, 'quiet'> name="quiet">
          {({ value, onChange, isDisabled, error }) => (
            <>
              <Switch
                isSelected={value !== null}
                isDisabled={isDisabled}
                onChange={(isOn) => onChange(isOn ? USUAL_QUIET : null)}
              >
                {text('alertTimes.quiet')}
              </Switch>
              {value && (
                <TimeWindowField
                  label={text('alertTimes.quiet.hours')}
                  value={{ start: value.from, end: value.to }}
                  onChange={({ start, end }) => onChange({ from: start, to: end })}
                  error={error}
                  isReadOnly={!mayEdit}
                />
              )}
            </>
          )}
        </FormField>
        <Cluster gap={16}>
          <FormChoice<Draft>
            name="dailyAt"
            label={text('alertTimes.daily')}
            options={optionsOf(HOURS, formatTimeOfDay)}
          />
          <FormChoice<Draft> name="pause" label={text('alertTimes.pause')} options={pauses} />
        </Cluster>
        {viewer.may('overrides.approve') && (
          <FormText<Draft>
            name="urgentMobile"
            kind="phone"
            label={text('alertTimes.mobile')}
            help={text('alertTimes.mobile.help')}
            autoComplete="tel-national"
            optionalText={null}
          />
        )}
      </FormFields>
      <InlineMessage tone="info">
        {text('alertTimes.delay', {
          gather: ALERT_GATHER_MINUTES,
          minutes: NOTIFICATION_DELAY_MINUTES_MAX,
        })}
      </InlineMessage>
      {form.question}
    </FormLayout>
  );
}

type Message = ResponseOf<Contract['listAlertMessages']>['items'][number];

const messageColumns = (text: Text, when: ReturnType<typeof useWhen>): SimpleColumn<Message>[] => [
  column('to', text('alertMessages.column.to'), { isNoWrap: true }, ({ channel, to }) => (
    <>
      {text(`alertMessages.${channel}`)} <EmailAddress>{to}</EmailAddress>
    </>
  )),
  column(
    'count',
    text('alertMessages.column.count'),
    { align: 'end', isWideOnly: true },
    ({ count }) => formatCount(count),
  ),
  column(
    'when',
    text('alertMessages.column.when'),
    { isRowHeader: true, align: 'end' },
    ({ sentAt, dueAt }) =>
      sentAt === null
        ? text('alertMessages.waiting', { at: when(dueAt) })
        : text('alertMessages.sent', { at: when(sentAt) }),
  ),
];

function Messages() {
  const text = useText();
  const when = useWhen();
  const messages = useQuery('listAlertMessages', {});
  if (!messages.data) return <NotLoaded query={messages} subject={text('alertMessages.what')} />;
  const { items } = messages.data;
  if (items.length === 0) {
    return (
      <EmptyState title={text('alertMessages.none')}>{text('alertMessages.none.why')}</EmptyState>
    );
  }
  return (
    <SimpleTable
      label={text('alertMessages.title')}
      rows={items}
      getRowId={({ messageId }) => messageId}
      columns={messageColumns(text, when)}
    />
  );
}

/** When messages reach the user, and the latest ones. [SCREEN-37, ALERT-02, FLAG-08] */
export function SettingsTab() {
  const text = useText();
  const { account, viewer } = useSelected();
  const times = useQuery('getAlertTimes', {});
  const push = useQuery('getPush', viewer.may('overrides.approve') ? {} : null);
  return (
    <Stack gap={24}>
      <Section
        title={text('alertTimes.title')}
        hint={text('alertTimes.hint', { zone: formatZone(account.timeZone) })}
      >
        {times.data ? (
          <Times stored={times.data} />
        ) : (
          <NotLoaded query={times} subject={text('alertTimes.what')} />
        )}
      </Section>
      {push.data && push.data.publicKey !== null && (
        <Suspense fallback={null}>
          <PushSection {...push.data} publicKey={push.data.publicKey} />
        </Suspense>
      )}
      <Section title={text('alertMessages.title')}>
        <Messages />
      </Section>
    </Stack>
  );
}
