import { useState } from 'react';

/** Whether someone has agreed to just what is asked; anything else has to be agreed to again. */
export function useConsent(asked: string) {
  const [agreedTo, setAgreedTo] = useState<string | null>(null);
  return {
    isAgreed: agreedTo === asked,
    agree: (is: boolean) => setAgreedTo(is ? asked : null),
  };
}
