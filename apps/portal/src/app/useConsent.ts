import { useState } from 'react';

/** Tracks consent to exactly `asked`; if `asked` changes, consent must be given again. */
export function useConsent(asked: string) {
  const [agreedTo, setAgreedTo] = useState<string | null>(null);
  return {
    isAgreed: agreedTo === asked,
    agree: (is: boolean) => setAgreedTo(is ? asked : null),
  };
}
