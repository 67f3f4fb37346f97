import { useState } from 'react';
import type { FieldIssue } from '@forecourt/validation';
import { useSentText } from '../messages/text.ts';

/** A draft's issues; a field shows its own and those of its parts. */
export function useIssues() {
  const sentText = useSentText();
  const [issues, setIssues] = useState<readonly FieldIssue[]>([]);
  const errorOf = (name: string) => {
    const issue = issues.find(({ path }) => path.split('.')[0] === name);
    return issue && sentText(issue.key, issue.params);
  };
  return { errorOf, setIssues };
}
