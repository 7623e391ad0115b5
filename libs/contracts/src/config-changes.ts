/** Under this name the live stream (`GET /api/live`) reports the version of the configuration in force, beside the views that changed. */
export const CONFIG_CHANGES = 'config-in-force';
