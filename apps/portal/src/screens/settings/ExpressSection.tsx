import { Landmark } from 'lucide-react';
import { ButtonLink } from '@forecourt/ui/link';
import { Section } from '@forecourt/ui/section';
import { SettingsList } from '@forecourt/ui/settings-list';
import { href } from '../../addresses/href.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';

/**
 * Express check preferences: administrators get a link to manage them; other users of express
 * checks are told whom to contact. [EXPR-08, EXPR-09]
 */
export function ExpressSection() {
  const text = useText();
  const { account, viewer } = useSelected();
  const { may } = viewer;
  if (!account.features.includes('expressChecks') || !may('expressChecks.view')) return null;
  const isManager = may('expressChecks.configure');
  return (
    <Section title={text('settings.express')} content="flush">
      <SettingsList
        label={text('settings.express')}
        settings={[
          {
            id: 'express',
            icon: <Landmark size={18} strokeWidth={1.75} />,
            title: text('settings.express.preferences'),
            text: text(isManager ? 'settings.express.manage' : 'settings.express.contact'),
            actions: isManager && (
              <ButtonLink size="compact" href={href('expressCheckSettings')}>
                {text('settings.express.open')}
              </ButtonLink>
            ),
          },
        ]}
      />
    </Section>
  );
}
