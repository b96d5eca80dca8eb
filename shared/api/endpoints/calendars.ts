import { z } from 'zod';
import { calendarFeed } from '../../contracts/calendars';
import { defineEndpoints, created, noContent, ok } from '../endpoint';

export const calendarEndpoints = defineEndpoints({
  listFeeds: {
    method: 'GET',
    path: '/api/family/calendars',
    callers: ['parent'],
    summary: 'List the calendar feeds of the family’s kids, with their secret addresses',
    responses: ok(z.array(calendarFeed)),
  },
  renewFeed: {
    method: 'POST',
    path: '/api/kids/:id/calendar',
    ids: { id: 'kid' },
    callers: ['parent'],
    proof: 'every call',
    summary: 'Create or replace the address of a kid’s calendar feed',
    notes: 'The old address returns 404 immediately.',
    responses: created(calendarFeed),
  },
  endFeed: {
    method: 'DELETE',
    path: '/api/kids/:id/calendar',
    ids: { id: 'kid' },
    callers: ['parent'],
    summary: 'Delete a kid’s calendar feed',
    responses: noContent,
  },
  readFeed: {
    method: 'GET',
    path: '/api/calendars/:token.ics',
    callers: ['anyone'],
    summary: 'Read a kid’s scheduled chores as an iCalendar file',
    notes: 'For calendar programs: all-day events from a week ago to eight weeks ahead (RFC 5545).',
    requestHeaders: { 'If-None-Match': 'The `ETag` of the caller’s copy.' },
    responses: {
      200: {
        description: 'The calendar',
        mediaTypes: ['text/calendar'],
        headers: { ETag: 'Names this state of the calendar.' },
      },
      304: { description: 'The caller’s copy is current.' },
    },
  },
});
