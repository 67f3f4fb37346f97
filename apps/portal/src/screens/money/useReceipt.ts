import { useMutation } from '@forecourt/api-client/react';
import { useFileFailure } from '../files/useFile.ts';
import { saveFile } from '../lists/saveFile.ts';

/** Saves a payment's or fund transfer's receipt as a PDF. [PAY-02, MSG-63] */
export function useReceipt() {
  const receipt = useMutation('getPaymentReceipt');
  const reportFailure = useFileFailure();
  const save = async (transferId: string) => {
    const result = await receipt.send({ params: { paymentId: transferId } });
    if (result.ok) saveFile(result.data);
    else reportFailure(result.failure);
  };
  return { save, isPending: receipt.isPending };
}
