import { useMutation } from '@forecourt/api-client/react';
import { useFileFailure } from '../files/useFile.ts';
import { saveFile } from '../lists/saveFile.ts';

/** Saves the receipt of a payment, or of funds, as a PDF file. [PAY-02, MSG-63] */
export function useReceipt() {
  const receipt = useMutation('getPaymentReceipt');
  const fail = useFileFailure();
  const save = async (transferId: string) => {
    const result = await receipt.send({ params: { paymentId: transferId } });
    if (result.ok) saveFile(result.data);
    else fail(result.failure);
  };
  return { save, isPending: receipt.isPending };
}
