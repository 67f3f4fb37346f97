import { SettingsList, Status } from '@forecourt/ui';
import { chatReasons, isOpen, SUPPORT_HOURS } from '@forecourt/validation';
import { useNow } from '../../app/useNow.ts';
import { useText } from '../../messages/text.ts';

/** Whether support and chat are open now, and their hours. [HELP-05 to HELP-07] */
export function AgentHours() {
  const text = useText();
  const now = useNow();
  const [closed] = chatReasons(now);
  const state = (isNow: boolean) => (
    <Status tone={isNow ? 'good' : 'neutral'}>{text(isNow ? 'help.open' : 'help.closed')}</Status>
  );
  return (
    <SettingsList
      label={text('help.now')}
      settings={[
        {
          id: 'support',
          title: text('help.support'),
          text: text('help.support.hours'),
          status: state(isOpen(SUPPORT_HOURS, now)),
        },
        {
          id: 'chat',
          title: text('help.chat'),
          text: closed ? text(closed.key, closed.params) : text('help.chat.open'),
          status: state(closed === undefined),
        },
      ]}
    />
  );
}
