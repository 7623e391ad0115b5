import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import { useNavigate } from 'react-router-dom';
import { ActionButton } from '../../components/commands/ActionButton';
import { me, whyNotAs } from '../../roles';
import { useT } from '../../useT';

/** The way to write the request of someone who calls. */
export const ByPhone = () => {
  const t = useT();
  const navigate = useNavigate();
  return (
    <ActionButton
      size="small"
      variant="contained"
      startIcon={<PhoneIcon />}
      why={whyNotAs(me().role, 'SubmitLead')}
      onClick={() => void navigate('/leads/by-phone')}
    >
      {t('phone.title')}
    </ActionButton>
  );
};
