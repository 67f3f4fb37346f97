import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { DisputeDocuments, DisputeForm, type ShownDocument } from './index.ts';

const meta = {
  title: 'Fleet/DisputeForm',
  component: DisputeForm,
  args: {
    purchase: {
      transactionId: '0190a6f4-3c11-7a55-8000-000000000003',
      netCents: 22_745,
      currency: 'USD',
    },
    onSave: fn(),
    onInvalid: fn(),
    onCancel: fn(),
    onTyped: fn(),
  },
} satisfies Meta<typeof DisputeForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filing: Story = {
  name: '[DISP-01] Filing',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'File dispute' }));
    await expect(await canvas.findByText('Choose fraud or other')).toBeVisible();
    await expect(canvas.getByText('Enter an explanation')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^Other/ }));
    await userEvent.click(canvas.getByRole('radio', { name: /^Part of it/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Disputed amount/ }), '300');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Explanation/ }), 'Charged twice');
    await userEvent.click(canvas.getByRole('button', { name: 'File dispute' }));
    await expect(
      await canvas.findByText('You can dispute up to the purchase amount of $227.45'),
    ).toBeVisible();
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Disputed amount/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Disputed amount/ }), '27.45');
    await userEvent.click(canvas.getByRole('radio', { name: 'With the cardholder' }));
    await waitFor(() =>
      expect(args.onTyped).toHaveBeenLastCalledWith({
        type: 'other',
        extent: 'part',
        amount: '27.45',
        reason: 'Charged twice',
        cardPlace: 'withHolder',
        hasAskedSite: '',
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'File dispute' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith({
        type: 'other',
        reason: 'Charged twice',
        amountCents: 2_745,
        cardPlace: 'withHolder',
        hasAskedSite: null,
      }),
    );
  },
};

export const TooLong: Story = {
  name: '[DISP-01] keeps a long explanation and says how long it may be',
  tags: ['error'],
  play: async ({ canvas }) => {
    const reason = canvas.getByRole('textbox', { name: /^Explanation/ });
    await userEvent.click(reason);
    await userEvent.paste('x'.repeat(501));
    await userEvent.tab();
    await expect(await canvas.findByText(/500/)).toBeVisible();
    await expect(reason).toHaveValue('x'.repeat(501));
    await expect(reason).toBeInvalid();
  },
};

const restored = {
  type: 'fraud',
  reason: 'The truck was in the yard',
  cardPlace: 'withHolder',
} as const;

export const Refused: Story = {
  tags: ['error'],
  args: { restored, error: 'The dispute was not filed. Try again in a moment.' },
};
export const ReadOnly: Story = { tags: ['read-only'], args: { restored, isReadOnly: true } };
export const Saving: Story = { tags: ['loading'], args: { restored, isSaving: true } };
export const Disabled: Story = { tags: ['disabled'], args: { restored, isDisabled: true } };

/** A restored draft, next to the known facts. */
export const Draft: Story = {
  args: { restored, knownFacts: <p>Panhandle Travel Stop, Amarillo, TX</p> },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('radio', { name: /^Fraud/ })).toBeChecked());
    await expect(canvas.getByDisplayValue('The truck was in the yard')).toBeVisible();
  },
};

function Held() {
  const [documents, setDocuments] = useState<readonly ShownDocument[]>([]);
  return (
    <DisputeDocuments
      documents={documents}
      help="Due by December 1."
      onAdd={({ name, bytes }) =>
        setDocuments([...documents, { id: name, name, bytes: bytes.length }])
      }
      onRemove={(id) => setDocuments(documents.filter((document) => document.id !== id))}
    />
  );
}

export const Documents: Story = {
  name: '[DISP-03] Documents',
  render: () => <Held />,
  play: async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelector('input');
    if (!input) throw new Error('There is no field for a file.');
    await userEvent.upload(input, new File(['GIF89a'], 'receipt.pdf', { type: 'application/pdf' }));
    await expect(await canvas.findByText('Attach a PDF file')).toBeVisible();
    await userEvent.upload(input, new File(['%PDF-1.7\n'], 'receipt.pdf'));
    await expect(await canvas.findByText('receipt.pdf')).toBeVisible();
    await expect(canvas.queryByText('Attach a PDF file')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove receipt.pdf' }));
    await expect(canvas.queryByText('receipt.pdf')).toBeNull();
  },
};
