/** An email address that can wrap after its @. */
export function EmailAddress({ children: address }: { readonly children: string }) {
  const [mailbox, ...domain] = address.split('@');
  if (domain.length === 0) return address;
  return (
    <>
      {mailbox}@<wbr />
      {domain.join('@')}
    </>
  );
}
