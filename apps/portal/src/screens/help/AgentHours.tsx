import { KeyValueList, Stack, Status } from '@forecourt/ui';
import { chatReasons, isOpen, SUPPORT_HOURS } from '@forecourt/validation';
import { useNow } from '../../app/useNow.ts';
import { useText } from '../../messages/text.ts';

/** Whether someone is there now, and when they are. [HELP-05 to HELP-07] */
export function AgentHours() {
  const text = useText();
  const now = useNow();
  const [closed] = chatReasons(now);
  const state = (isNow: boolean) => (
    <Status tone={isNow ? 'good' : 'neutral'}>{text(isNow ? 'help.open' : 'help.closed')}</Status>
  );
  return (
    <Stack gap={12}>
      <KeyValueList
        items={[
          { term: text('help.support'), value: state(isOpen(SUPPORT_HOURS, now)) },
          { term: text('help.chat'), value: state(closed === undefined) },
        ]}
      />
      <p>{text('help.support.hours')}</p>
      <p>{closed ? text(closed.key, closed.params) : text('help.chat.open')}</p>
    </Stack>
  );
}
