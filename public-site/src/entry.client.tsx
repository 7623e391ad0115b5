/** Pages are not hydrated: this entry exists because the build asks for one and is never referenced by a page. */
export {};
