import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyRound, Mail, Smartphone } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Section } from '../../layout/Section/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Status } from '../../primitives/Status/index.ts';
import { SettingsList, type SettingsListProps } from './index.ts';

const icon = { size: 18, strokeWidth: 1.75 } as const;
const remove = fn();
const settings: SettingsListProps['settings'] = [
  {
    id: 'email',
    icon: <Mail {...icon} />,
    title: 'dana.morales@acme-freight.example',
    text: 'Your account’s email address. We send codes and notices here.',
    status: <Status tone="info">Primary</Status>,
  },
  {
    id: 'phone',
    icon: <Smartphone {...icon} />,
    title: '+1 214 555 0142',
    text: 'Codes by text message or call',
    status: <Status tone="warn">Not verified</Status>,
    actions: (
      <>
        <Button size="compact">Verify</Button>
        <Button size="compact" variant="danger" onPress={remove}>
          Remove…
        </Button>
      </>
    ),
  },
  {
    id: 'password',
    icon: <KeyRound {...icon} />,
    title: 'Password',
    text: 'Last changed Sep 4, 2026',
    actions: <Button size="compact">Change password</Button>,
  },
];

const meta = {
  title: 'Data/SettingsList',
  component: SettingsList,
  args: { label: 'How you sign in', settings },
  render: (args) => (
    <Section title="How you sign in" content="flush">
      <SettingsList {...args} />
    </Section>
  ),
} satisfies Meta<typeof SettingsList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'How you sign in' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(within(list).getByRole('button', { name: 'Remove…' }));
    await expect(remove).toHaveBeenCalledTimes(1);
  },
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };

export const LongText: Story = {
  tags: ['long-text'],
  args: {
    settings: [
      {
        id: 'email',
        title:
          'jean-baptiste.wolfeschlegelsteinhausen-bergerdorff@acme-freight-pacific-north-west.example',
        text: 'Your account’s email address since September 4, 2026. We send codes, notices, and statements here.',
        status: <Status tone="warn">Not verified yet</Status>,
        actions: (
          <>
            <Button size="compact">Resend message</Button>
            <Button size="compact" variant="danger">
              Remove…
            </Button>
          </>
        ),
      },
    ],
  },
};
