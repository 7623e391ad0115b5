import { TextField } from '@mui/material';

/** Searches a list that is on the page whole, as one types. */
export const SearchBox = ({ label, value, onChange }: { label: string; value: string; onChange: (sought: string) => void }) => (
  <TextField
    size="small"
    type="search"
    label={label}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    sx={{ mb: 3, width: '100%', maxWidth: 360 }}
  />
);
