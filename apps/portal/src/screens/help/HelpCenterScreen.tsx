import { BookOpen, Compass, MessageSquare, Scale } from 'lucide-react';
import { useNavigate } from 'react-router';
import {
  Accordion,
  Button,
  ButtonLink,
  Cluster,
  Columns,
  Link,
  Section,
  SettingsList,
  Stack,
} from '@forecourt/ui';
import { href, type PlainRoute, type QueryParams } from '../../addresses/href.ts';
import { useApp } from '../../app/App.ts';
import { callOf } from '../../app/phone.ts';
import { Screen } from '../../app/Screen.tsx';
import { useText } from '../../messages/text.ts';
import { mayOpen } from '../../navigation/visibleMenu.ts';
import { useSelected } from '../../shell/account.ts';
import { AgentHours } from './AgentHours.tsx';

/** Short guides to common questions; the texts are `help.tutorial.<name>` and its steps. */
const TUTORIALS = [
  { name: 'lost', route: 'cards' },
  { name: 'declined', route: 'activity', query: { status: 'declined' } },
  { name: 'limits', route: 'cardLimits' },
  { name: 'order', route: 'importOrder', gate: 'orderCards' },
  { name: 'pay', route: 'pay' },
  { name: 'people', route: 'drivers' },
] as const satisfies readonly {
  readonly name: string;
  readonly route: PlainRoute;
  /** Whose menu entry decides, if the route has none. */
  readonly gate?: PlainRoute;
  readonly query?: QueryParams;
}[];
const STEPS = [1, 2, 3] as const;

const icon = { size: 18, strokeWidth: 1.75 } as const;

/** Common questions in three steps each, limited to screens that the user may open. */
function Tutorials() {
  const text = useText();
  const { config } = useApp();
  const { viewer } = useSelected();
  const { tutorials } = config.links;
  const availableTutorials = TUTORIALS.filter((tutorial) =>
    mayOpen('gate' in tutorial ? tutorial.gate : tutorial.route, viewer),
  );
  return (
    <Section
      title={text('help.tutorials')}
      hint={text('help.tutorials.hint')}
      action={
        tutorials && (
          <Link href={tutorials} isExternal>
            {text('help.tutorials.external')}
          </Link>
        )
      }
    >
      <Accordion
        sections={availableTutorials.map((tutorial) => ({
          id: tutorial.name,
          title: text(`help.tutorial.${tutorial.name}`),
          content: (
            <Stack gap={12}>
              <ol>
                {STEPS.map((step) => (
                  <li key={step}>
                    {text('help.step', {
                      step,
                      words: text(`help.tutorial.${tutorial.name}.${step}`),
                    })}
                  </li>
                ))}
              </ol>
              <p>
                <Link href={href(tutorial.route, {}, 'query' in tutorial ? tutorial.query : {})}>
                  {text(`help.tutorial.${tutorial.name}.link`)}
                </Link>
              </p>
            </Stack>
          ),
        }))}
      />
    </Section>
  );
}

function Legal() {
  const text = useText();
  const { config } = useApp();
  const { legal } = config.links;
  return (
    <Section title={text('help.legal')} content="flush">
      <SettingsList
        label={text('help.legal')}
        settings={[
          {
            id: 'terms',
            icon: <BookOpen {...icon} />,
            title: <Link href={href('terms')}>{text('help.legal.terms')}</Link>,
            text: text('help.legal.terms.text'),
          },
          {
            id: 'privacy',
            icon: <Scale {...icon} />,
            title: legal ? (
              <Link href={legal} isExternal>
                {text('help.legal.external')}
              </Link>
            ) : (
              text('help.legal.privacy')
            ),
            text: text('help.legal.privacy.text'),
          },
        ]}
      />
    </Section>
  );
}

/** Contacts, guides, and legal documents. [SCREEN-51] */
export function Component() {
  const text = useText();
  const navigate = useNavigate();
  const { config } = useApp();
  const { viewer } = useSelected();
  return (
    <Screen
      title={text('help.title')}
      subtitle={text('help.subtitle')}
      actions={
        <>
          <ButtonLink href={href('contact')}>{text('help.write')}</ButtonLink>
          <ButtonLink variant="primary" href={callOf(config.supportPhone)}>
            {text('help.call', { phone: config.supportPhone })}
          </ButtonLink>
        </>
      }
    >
      <Columns
        aside={
          <>
            <Section title={text('help.now')}>
              <AgentHours />
            </Section>
            {mayOpen('liveHelp', viewer) && (
              <Section title={text('help.live')}>
                <Stack gap={12}>
                  <p>{text('help.live.text')}</p>
                  <Cluster>
                    <ButtonLink href={href('liveHelp')}>{text('help.live.start')}</ButtonLink>
                  </Cluster>
                </Stack>
              </Section>
            )}
          </>
        }
      >
        <Tutorials />
        <Section title={text('help.more')} content="flush">
          <SettingsList
            label={text('help.more')}
            settings={[
              {
                id: 'tour',
                icon: <Compass {...icon} />,
                title: text('help.tour'),
                text: text('help.tour.text'),
                actions: (
                  <Button
                    size="compact"
                    onPress={() => void navigate(href('helpCenter', {}, { tour: '1' }))}
                  >
                    {text('help.tour')}
                  </Button>
                ),
              },
              {
                id: 'feedback',
                icon: <MessageSquare {...icon} />,
                title: <Link href={href('feedback')}>{text('help.feedback')}</Link>,
                text: text('help.feedback.text'),
              },
            ]}
          />
        </Section>
        <Legal />
      </Columns>
    </Screen>
  );
}
