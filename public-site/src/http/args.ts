import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';

export type LoaderArgs = LoaderFunctionArgs;
export type ActionArgs = ActionFunctionArgs;
