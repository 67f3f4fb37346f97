/** An email address, which continues on the next line after its @ if it has to. */
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
