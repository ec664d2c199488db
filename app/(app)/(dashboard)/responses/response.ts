import type { Outputs } from '../../../_ui/data/api';

export type Feedback = { tab: 'feedback' } & Outputs['responses']['feedback']['data'][number];

export type Nps = { tab: 'nps' } & Outputs['responses']['nps']['data'][number];

export type Survey = { tab: 'surveys' } & Outputs['responses']['survey']['data'][number];

export type Response = Feedback | Nps | Survey;
