/** Lines that stand where something is being asked for. */
export const Loading = ({ lines = 3 }: { readonly lines?: number }) => (
  <div className="skeleton" aria-busy="true">
    {Array.from({ length: lines }, (_, i) => (
      <span key={i} />
    ))}
  </div>
);
