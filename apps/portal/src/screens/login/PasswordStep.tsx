import { useRef, useState, type FormEvent } from 'react';
import { Button } from '@forecourt/ui/button';
import { Link } from '@forecourt/ui/link';
import { PasswordField } from '@forecourt/ui/password-field';
import { Stack } from '@forecourt/ui/stack';
import { TextField } from '@forecourt/ui/text-field';
import { useApp } from '../../app/App.ts';
import { Problem } from '../../app/Problem.tsx';
import { href } from '../../addresses/href.ts';
import { useText } from '../../messages/text.ts';
import { useRefusal } from './useRefusal.ts';
import type { SignIn } from './useSignIn.ts';

export interface PasswordStepProps {
  readonly signIn: SignIn;
  readonly username: string;
  readonly onUsername: (username: string) => void;
}

/** Username and password; errors show next to their field, and what was typed stays. */
export function PasswordStep({ signIn, username, onUsername }: PasswordStepProps) {
  const text = useText();
  const { session } = useApp();
  const [password, setPassword] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);
  const refusalOf = useRefusal(signIn.problem);

  const missing = {
    username: username.trim() === '' ? text('signIn.usernameMissing') : undefined,
    password: password === '' ? text('signIn.passwordMissing') : undefined,
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsSubmitted(true);
    if (missing.username ?? missing.password) return;
    await signIn.submitPassword(username.trim(), password);
    passwordField.current?.focus();
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={16}>
        <Problem>{refusalOf(null)}</Problem>
        <TextField
          label={text('signIn.username')}
          name="username"
          autoComplete="username"
          size="large"
          inputProps={{ spellCheck: false, autoCapitalize: 'none' }}
          value={username}
          onChange={onUsername}
          // load the identity client while the person types
          onFocus={session.prepare}
          error={isSubmitted ? missing.username : undefined}
        />
        <PasswordField
          ref={passwordField}
          label={text('signIn.password')}
          name="password"
          size="large"
          aside={<Link href={href('forgotPassword')}>{text('signIn.forgotPassword')}</Link>}
          value={password}
          onChange={setPassword}
          onFocus={session.prepare}
          error={isSubmitted ? (missing.password ?? refusalOf('password')) : undefined}
        />
        <Button type="submit" variant="primary" size="large" isWide isPending={signIn.isWorking}>
          {text(signIn.isWorking ? 'signIn.working' : 'signIn.submit')}
        </Button>
      </Stack>
    </form>
  );
}
